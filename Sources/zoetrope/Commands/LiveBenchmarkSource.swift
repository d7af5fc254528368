/// A file of 200 lines as somebody might write it, to measure reloads with.
enum LiveBenchmarkSource {
  /// The file after so many edits; each changes numbers in the middle of it.
  static func text(edit: Int) -> String {
    head + "\n" + numbers(edit) + "\n" + body
  }

  private static func numbers(_ edit: Int) -> String {
    """
    private enum Numbers {
      static let corner = \(10 + edit % 20).0
      static let bounce = \(Double(edit % 10) / 20)
      static let edit = \(edit)
    }

    """
  }

  private static let head = #"""
    import SwiftUI

    struct Track: Identifiable, Hashable {
      let id: Int
      var title: String
      var artist: String
      var seconds: Int
      var isLiked = false

      var length: String {
        let rest = seconds % 60
        return "\(seconds / 60):" + (rest < 10 ? "0\(rest)" : "\(rest)")
      }
    }

    extension Track {
      static let all: [Track] = [
        Track(id: 1, title: "Morning", artist: "North", seconds: 201),
        Track(id: 2, title: "Paper boats", artist: "Harbour", seconds: 187),
        Track(id: 3, title: "Slow light", artist: "North", seconds: 254),
        Track(id: 4, title: "Under glass", artist: "Meadow", seconds: 178),
        Track(id: 5, title: "Return", artist: "Harbour", seconds: 222),
      ]
    }

    """#

  private static let body = #"""
    struct CoverView: View {
      var isPlaying: Bool

      var body: some View {
        ZStack {
          RoundedRectangle(cornerRadius: Numbers.corner)
            .fill(
              LinearGradient(
                colors: [.indigo, .purple, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
            )
          Circle()
            .stroke(Color.white.opacity(0.6), lineWidth: 6)
            .padding(40)
          Circle()
            .trim(from: 0, to: isPlaying ? 0.75 : 0.1)
            .stroke(Color.white, style: StrokeStyle(lineWidth: 6, lineCap: .round))
            .rotationEffect(.degrees(-90))
            .padding(40)
          Image(systemName: "star.fill")
            .font(.system(size: 44))
            .foregroundStyle(.white)
            .scaleEffect(isPlaying ? 1.2 : 1)
        }
        .frame(width: 220, height: 220)
        .shadow(radius: isPlaying ? 18 : 6, y: 8)
      }
    }

    struct ProgressBar: View {
      var share: Double

      var body: some View {
        GeometryReader { geometry in
          ZStack(alignment: .leading) {
            Capsule()
              .fill(Color.secondary.opacity(0.25))
            Capsule()
              .fill(Color.purple)
              .frame(width: geometry.size.width * share)
          }
        }
        .frame(height: 6)
      }
    }

    struct VolumeBars: View {
      let level: Int

      var body: some View {
        HStack(alignment: .bottom, spacing: 3) {
          ForEach(0..<8) { bar in
            RoundedRectangle(cornerRadius: 1.5)
              .fill(bar < level ? Color.purple : Color.secondary.opacity(0.3))
              .frame(width: 4, height: CGFloat(6 + bar * 2))
          }
        }
        .accessibilityLabel("Volume")
        .accessibilityValue("\(level)")
      }
    }

    struct TrackRow: View {
      let track: Track
      let isCurrent: Bool
      let select: () -> Void

      var body: some View {
        Button(action: select) {
          HStack(spacing: 12) {
            Text("\(track.id)")
              .font(.caption.monospacedDigit())
              .foregroundStyle(.secondary)
              .frame(width: 22)
            VStack(alignment: .leading, spacing: 2) {
              Text(track.title)
                .font(.subheadline.weight(isCurrent ? .bold : .regular))
              Text(track.artist)
                .font(.caption)
                .foregroundStyle(.secondary)
            }
            Spacer()
            if track.isLiked {
              Image(systemName: "heart.fill")
                .foregroundStyle(.pink)
            }
            Text(track.length)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          .padding(.vertical, 8)
          .padding(.horizontal, 12)
          .background(isCurrent ? Color.purple.opacity(0.12) : .clear, in: RoundedRectangle(cornerRadius: 10))
        }
        .buttonStyle(.plain)
      }
    }

    struct PlayerScreen: View {
      @State private var tracks = Track.all
      @State private var current = 1
      @State private var isPlaying = false
      @State private var presses = 0

      private var track: Track {
        tracks.first { $0.id == current } ?? tracks[0]
      }

      var body: some View {
        VStack(spacing: 18) {
          CoverView(isPlaying: isPlaying)
            .animation(.spring(duration: 0.5, bounce: Numbers.bounce), value: isPlaying)
          VStack(spacing: 4) {
            Text(track.title)
              .font(.title2.bold())
            Text("\(track.artist), take \(Numbers.edit)")
              .foregroundStyle(.secondary)
          }
          Button {
            isPlaying.toggle()
            presses += 1
          } label: {
            Label(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill")
              .frame(maxWidth: .infinity, minHeight: 60)
              .background(Color.purple, in: RoundedRectangle(cornerRadius: Numbers.corner))
              .foregroundStyle(.white)
          }
          .buttonStyle(.plain)
          ProgressBar(share: isPlaying ? 0.7 : 0.2)
            .animation(.easeOut(duration: 0.4), value: isPlaying)
          VStack(spacing: 2) {
            ForEach(tracks) { track in
              TrackRow(track: track, isCurrent: track.id == current) {
                withAnimation(.snappy) { current = track.id }
              }
            }
          }
          VolumeBars(level: presses % 9)
          controls
        }
        .padding(24)
        .sensoryFeedback(.selection, trigger: presses)
      }

      private var controls: some View {
        HStack {
          Button("Like") {
            withAnimation {
              for index in tracks.indices where tracks[index].id == current {
                tracks[index].isLiked.toggle()
              }
            }
          }
          Spacer()
          Text("Pressed \(presses) times")
            .font(.caption)
            .foregroundStyle(.secondary)
          Spacer()
          Button("Next") {
            withAnimation(.snappy) { current = current % tracks.count + 1 }
          }
        }
      }
    }

    #Preview {
      PlayerScreen()
    }

    """#
}
