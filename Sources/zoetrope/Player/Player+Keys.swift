import Foundation
import Raster
import Stage
import SwiftUI

extension Player {
  /// Takes text that was typed: keys, but for the search.
  func type(_ text: String) {
    if model.isSearching {
      model.query += text
      return
    }
    for character in text { press(character) }
  }

  private func press(_ key: Character) {
    switch key.lowercased() {
    case "r": changeEnvironment { $0.reducesMotion.toggle() }
    case "d": changeEnvironment { $0.isDark.toggle() }
    case "a":
      model.showsAccessibility.toggle()
      mustPresent = true
    case "h": model.showsHaptics.toggle()
    case "f": model.showsFrameTimes.toggle()
    case "+", "=": changeEnvironment { $0.typeSize = $0.typeSize.larger }
    case "-": changeEnvironment { $0.typeSize = $0.typeSize.smaller }
    case "l": changeEnvironment { $0.language = $0.language == "es" ? "en" : "es" }
    case " ":
      if stage.showsKeyboardFocus {
        sendToStage(.key(InputEvent.Key(name: "space", characters: " ")))
      } else {
        clock.setPaused(!clock.isPaused, at: now)
      }
    case ".": step(by: Self.frame)
    case ",": step(by: -Self.frame)
    case "[": clock.changeSpeed(by: -1, at: now)
    case "]": clock.changeSpeed(by: 1, at: now)
    case "0": restart()
    case "t": toggleTimeline()
    case "z": undoFork()
    case "n": reload()
    case "s": screenshot()
    case "/": model.isSearching = true
    case "?": model.showsHelp.toggle()
    case "q": isRunning = false
    default: break
    }
  }

  /// Pauses and goes one frame on or back, on the grid of a 60 Hz display.
  func step(by distance: Double) {
    clock.setPaused(true, at: now)
    let current = (clock.time(at: now) / Self.frame).rounded() * Self.frame
    show(max(current + distance, 0))
  }

  /// Saves the stage's picture under a name that is not taken yet.
  private func screenshot() {
    let time = String(format: "%.3f", stage.time)
    let name = "zoetrope-\(model.selection.fileName)-\(time)s"
    stage.takePicture(showsAccessibility: model.showsAccessibility) { [weak self] result in
      guard let self else { return }
      var path = name + ".png"
      var number = 2
      while FileManager.default.fileExists(atPath: path) {
        path = "\(name)-\(number).png"
        number += 1
      }
      do {
        try PNG.write(result.get(), to: path)
        notify(PlayerWords(language: model.language).screenshot(path))
        print(path)
      } catch {
        notify(String(describing: error))
        warn(String(describing: error))
      }
    }
  }
}
