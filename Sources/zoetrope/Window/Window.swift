import CSDL2
import Foundation
import Raster
import SwiftUI
import Synchronization

/// A window of the desktop that shows a picture of ours.
@MainActor
final class Window {
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var textureSize = (width: 0, height: 0)
  private let forcedScale: Double?
  /// Whether presenting waits for the display.
  let hasVerticalSync: Bool

  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels a point; nil takes it from the display's resolution.
  init(title: String, size: CGSize, scale: Double?) throws {
    let environment = ProcessInfo.processInfo.environment
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains { !(environment[$0] ?? "").isEmpty }
    guard hasDisplay else { throw Self.noDisplay("neither DISPLAY nor WAYLAND_DISPLAY is set") }
    SDL_SetHint("SDL_NO_SIGNAL_HANDLERS", "1")
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "nearest")
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw Self.noDisplay(Self.lastError) }
    forcedScale = scale
    let scale = scale ?? Self.displayScale
    let centred = Int32(bitPattern: 0x2FFF_0000)
    var available = SDL_Rect()
    var (width, height) = (Int32(size.width * scale), Int32(size.height * scale))
    if SDL_GetDisplayUsableBounds(0, &available) == 0 {
      width = min(width, available.w)
      height = min(height, available.h)
    }
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard let window = SDL_CreateWindow(title, centred, centred, width, height, flags) else {
      throw Self.noDisplay(Self.lastError)
    }
    self.window = window
    SDL_SetWindowMinimumSize(window, Int32(640 * scale), Int32(480 * scale))
    let synchronised = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    if let accelerated = SDL_CreateRenderer(window, -1, synchronised) {
      renderer = accelerated
    } else if let software = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue) {
      renderer = software
    } else {
      throw CommandFailure.failed("the window can't be drawn on: \(Self.lastError)")
    }
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    hasVerticalSync = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    SDL_StartTextInput()
    Self.isOpen.withLock { $0 = true }
  }

  /// While the window system starts and stops, nothing may be sent to it from other threads.
  private nonisolated static let isOpen = Mutex(false)

  private static func noDisplay(_ reason: String) -> CommandFailure {
    CommandFailure.noDisplay(
      "there is no display to open a window on (\(reason)). 'zoetrope render NAME -o FILE.png' draws without one.")
  }

  private static var lastError: String { String(cString: SDL_GetError()) }

  /// Pixels a point by the display's resolution: 1 up to about 140 dots an inch, then in halves.
  private static var displayScale: Double {
    var dpi: Float = 0
    guard SDL_GetDisplayDPI(0, nil, &dpi, nil) == 0, dpi > 140 else { return 1 }
    return (Double(dpi) / 96 * 2).rounded() / 2
  }

  func close() {
    Self.isOpen.withLock { $0 = false }
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  // MARK: Geometry

  /// The size of the content, in pixels.
  var pixelSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetRendererOutputSize(renderer, &width, &height)
    return (max(Int(width), 1), max(Int(height), 1))
  }

  /// Window units a point: what mouse positions are divided by.
  private var unitsPerPoint: Double { scale / pixelsPerUnit }

  private var pixelsPerUnit: Double {
    var width: Int32 = 0
    SDL_GetWindowSize(window, &width, nil)
    return width > 0 ? Double(pixelSize.width) / Double(width) : 1
  }

  /// Pixels a point.
  var scale: Double { forcedScale ?? max(Self.displayScale, pixelsPerUnit) }

  /// The size of the content, in points.
  var size: CGSize {
    let pixels = pixelSize
    return CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }

  func setTitle(_ title: String) { SDL_SetWindowTitle(window, title) }

  // MARK: Picture

  /// Shows `surface`; only the damaged parts are sent to the display's memory.
  func present(_ surface: Surface, damage: Damage) throws {
    if texture == nil || textureSize != (surface.width, surface.height) {
      if let texture { SDL_DestroyTexture(texture) }
      texture = SDL_CreateTexture(
        renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        Int32(surface.width), Int32(surface.height))
      guard texture != nil else {
        throw CommandFailure.failed(
          "no picture of \(surface.width) × \(surface.height) pixels can be shown: \(Self.lastError)")
      }
      textureSize = (surface.width, surface.height)
      upload(surface, surface.bounds)
    } else {
      for rect in damage.rects { upload(surface, rect) }
    }
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
  }

  private func upload(_ surface: Surface, _ rect: PixelRect) {
    var area = SDL_Rect(x: Int32(rect.minX), y: Int32(rect.minY), w: Int32(rect.width), h: Int32(rect.height))
    let start = surface.pixels + rect.minY * surface.stride + rect.minX
    SDL_UpdateTexture(texture, &area, start, Int32(surface.stride * 4))
  }

  // MARK: Events

  /// Waits up to `seconds` (nil: for ever) for something to happen; returns all that has.
  func events(waitingUpTo seconds: Double?) -> [WindowEvent] {
    var event = SDL_Event()
    var result: [WindowEvent] = []
    let hasEvent: Bool
    if let seconds {
      let milliseconds = Int32(min(max((seconds * 1000).rounded(.up), 0), 60_000))
      hasEvent = milliseconds == 0 ? SDL_PollEvent(&event) != 0 : SDL_WaitEventTimeout(&event, milliseconds) != 0
    } else {
      hasEvent = SDL_WaitEvent(&event) != 0
    }
    guard hasEvent else { return result }
    repeat {
      if let translated = translate(event) { result.append(translated) }
    } while SDL_PollEvent(&event) != 0
    return result
  }

  /// Makes a waiting `events` return. May be called on any thread; without a window nothing waits.
  nonisolated static func wakeUp() {
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      var event = SDL_Event()
      event.type = SDL_USEREVENT.rawValue
      SDL_PushEvent(&event)
    }
  }

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: Double(x) / unitsPerPoint, y: Double(y) / unitsPerPoint)
  }

  private func translate(_ event: SDL_Event) -> WindowEvent? {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return .quit
    case SDL_USEREVENT: return .wakeUp
    case SDL_WINDOWEVENT:
      switch SDL_WindowEventID(UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_SIZE_CHANGED: return .resized
      case SDL_WINDOWEVENT_EXPOSED: return .exposed
      default: return nil
      }
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      if let texture { SDL_DestroyTexture(texture) }
      texture = nil
      return .exposed
    case SDL_MOUSEBUTTONDOWN where event.button.button == SDL_BUTTON_LEFT:
      // The pointer goes on being ours while it is held, wherever it goes.
      SDL_CaptureMouse(SDL_TRUE)
      return .pointerDown(point(event.button.x, event.button.y))
    case SDL_MOUSEBUTTONUP where event.button.button == SDL_BUTTON_LEFT:
      SDL_CaptureMouse(SDL_FALSE)
      return .pointerUp(point(event.button.x, event.button.y))
    case SDL_MOUSEMOTION:
      return .pointerMoved(point(event.motion.x, event.motion.y))
    case SDL_MOUSEWHEEL:
      let step = 40.0
      let sign = event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
      return .wheel(
        CGSize(width: -Double(event.wheel.preciseX) * step * sign, height: Double(event.wheel.preciseY) * step * sign),
        at: point(event.wheel.mouseX, event.wheel.mouseY))
    case SDL_TEXTINPUT:
      let text = withUnsafeBytes(of: event.text.text) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      return .text(text)
    case SDL_KEYDOWN:
      return key(event.key.keysym)
    default:
      return nil
    }
  }

  /// Keys that type something arrive as text; only the others are reported here.
  private func key(_ symbol: SDL_Keysym) -> WindowEvent? {
    let isShiftDown = symbol.mod & UInt16(KMOD_SHIFT.rawValue) != 0
    let isControlDown = symbol.mod & UInt16(KMOD_CTRL.rawValue) != 0
    let key: KeyEvent.Key
    switch SDL_KeyCode(UInt32(bitPattern: symbol.sym)) {
    case SDLK_TAB: key = .tab
    case SDLK_RETURN, SDLK_KP_ENTER: key = .return
    case SDLK_ESCAPE: key = .escape
    case SDLK_BACKSPACE: key = .delete
    case SDLK_DELETE: key = .forwardDelete
    case SDLK_LEFT: key = .left
    case SDLK_RIGHT: key = .right
    case SDLK_UP: key = .up
    case SDLK_DOWN: key = .down
    case SDLK_HOME: key = .home
    case SDLK_END: key = .end
    default: return nil
    }
    return .key(KeyEvent(key: key, isShiftDown: isShiftDown, isControlDown: isControlDown))
  }
}
