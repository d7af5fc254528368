import Foundation
import SwiftUI

/// Finds the previews of the images that are loaded into this process.
///
/// The compiler leaves a record of every conformance in the image (`swift5_protocol_conformances`); the runtime
/// lists the images' sections. Reading the records needs no registration by the code under preview, runs none of it,
/// and sees `#Preview`, `PreviewProvider` and `App` alike. The layout is the one in the compiler's "Type Metadata" ABI
/// document: a record is a relative pointer to {protocol, type, witness table, flags}, each of 32 bits.
public enum PreviewDiscovery {
  /// Every preview of every loaded image, by file and line; providers and programs, which have no place, come last,
  /// by name.
  ///
  /// - Parameter image: The path of a loaded image, as `dlopen` was given it, to list that one alone.
  /// - Complexity: O(*n*) in the number of conformances of the images.
  @MainActor public static func previews(inImage image: String? = nil) -> [DiscoveredPreview] {
    let wanted = image.map(canonicalPath)
    let registry = protocolDescriptor(of: (any PreviewRegistry).self)
    let provider = protocolDescriptor(of: (any PreviewProvider).self)
    let app = protocolDescriptor(of: (any App).self)
    var found: [DiscoveredPreview] = []
    for section in conformanceSections() {
      if let wanted, imagePath(of: section.baseAddress!).map(canonicalPath) != wanted { continue }
      for conformance in ConformanceRecord.all(in: section) {
        let descriptor = conformance.protocolDescriptor
        guard [registry, provider, app].contains(descriptor), let type = conformance.type else { continue }
        if let type = type as? any PreviewRegistry.Type {
          found.append(DiscoveredPreview(registry: type))
        } else if let type = type as? any PreviewProvider.Type {
          found.append(DiscoveredPreview(provider: type))
        } else if let type = type as? any App.Type {
          found.append(DiscoveredPreview(app: type))
        }
      }
    }
    return found.sorted { $0.order < $1.order }
  }

  /// The descriptor of the one protocol of an existential type: the word after its kind, flags and count.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(existential, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  private static func imagePath(of address: UnsafeRawPointer) -> String? {
    var info = ImageInfo()
    guard imageInfo(address, &info) != 0, let path = info.path else { return nil }
    return String(cString: path)
  }

  private static func canonicalPath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// The conformance section of every image that has one.
  private static func conformanceSections() -> [UnsafeRawBufferPointer] {
    var sections: [UnsafeRawBufferPointer] = []
    withUnsafeMutablePointer(to: &sections) { sections in
      enumerateMetadataSections(
        { image, context in
          // Version, base address and two unused words come first, then {start, length} of the protocols and of
          // their conformances.
          let start = image.load(fromByteOffset: 48, as: UInt.self)
          let length = image.load(fromByteOffset: 56, as: Int.self)
          if let start = UnsafeRawPointer(bitPattern: start), length > 0 {
            context.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee
              .append(UnsafeRawBufferPointer(start: start, count: length))
          }
          return true
        }, sections)
    }
    return sections
  }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)

/// `Dl_info` of <dlfcn.h>, which the C library shows only to GNU sources.
private struct ImageInfo {
  var path: UnsafePointer<CChar>?
  var base: UnsafeRawPointer?
  var symbol: UnsafePointer<CChar>?
  var symbolAddress: UnsafeRawPointer?
}

@_silgen_name("dladdr")
private func imageInfo(_ address: UnsafeRawPointer, _ info: UnsafeMutablePointer<ImageInfo>) -> CInt
