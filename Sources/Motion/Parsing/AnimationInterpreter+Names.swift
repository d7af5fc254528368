/// The names that an animation written as text may use. The standard values are those of the functions.
extension AnimationInterpreter {
  static let animationProperties: Set<String> = [
    "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "interactiveSpring", "interpolatingSpring",
    "smooth",
    "snappy", "bouncy",
  ]

  static var animations: [String: [Overload<Animation>]] {
    [
      "default": [Overload([]) { _ in .default }],
      "linear": easing(Animation.linear(duration:)),
      "easeIn": easing(Animation.easeIn(duration:)),
      "easeOut": easing(Animation.easeOut(duration:)),
      "easeInOut": easing(Animation.easeInOut(duration:)),
      "timingCurve": [
        Overload([.number(nil), .number(nil), .number(nil), .number(nil), .number("duration", 0.35)]) {
          .timingCurve($0.number(0), $0.number(1), $0.number(2), $0.number(3), duration: $0.number(4))
        },
        Overload([SourceParameter(nil, .curve), .number("duration")]) {
          .timingCurve($0.curve(0), duration: $0.number(1))
        },
      ],
      "spring": [
        Overload([.number("duration", 0.5), .number("bounce", 0), .number("blendDuration", 0)]) {
          .spring(duration: $0.number(0), bounce: $0.number(1), blendDuration: $0.number(2))
        },
        Overload([.number("response", 0.5), .number("dampingFraction", 0.825), .number("blendDuration", 0)]) {
          .spring(response: $0.number(0), dampingFraction: $0.number(1), blendDuration: $0.number(2))
        },
        Overload([SourceParameter(nil, .spring), .number("blendDuration", 0)]) {
          .spring($0.spring(0), blendDuration: $0.number(1))
        },
      ],
      "interactiveSpring": [
        Overload([.number("duration", 0.15), .number("extraBounce", 0), .number("blendDuration", 0.25)]) {
          .interactiveSpring(duration: $0.number(0), extraBounce: $0.number(1), blendDuration: $0.number(2))
        },
        Overload([.number("response", 0.15), .number("dampingFraction", 0.86), .number("blendDuration", 0.25)]) {
          .interactiveSpring(response: $0.number(0), dampingFraction: $0.number(1), blendDuration: $0.number(2))
        },
      ],
      "interpolatingSpring": [
        Overload([.number("duration", 0.5), .number("bounce", 0), .number("initialVelocity", 0)]) {
          .interpolatingSpring(duration: $0.number(0), bounce: $0.number(1), initialVelocity: $0.number(2))
        },
        Overload([.number("mass", 1), .number("stiffness"), .number("damping"), .number("initialVelocity", 0)]) {
          .interpolatingSpring(
            mass: $0.number(0), stiffness: $0.number(1), damping: $0.number(2), initialVelocity: $0.number(3))
        },
        Overload([SourceParameter(nil, .spring), .number("initialVelocity", 0)]) {
          .interpolatingSpring($0.spring(0), initialVelocity: $0.number(1))
        },
      ],
      "smooth": preset(Animation.smooth(duration:extraBounce:)),
      "snappy": preset(Animation.snappy(duration:extraBounce:)),
      "bouncy": preset(Animation.bouncy(duration:extraBounce:)),
    ]
  }

  private static func easing(_ make: @escaping (Double) -> Animation) -> [Overload<Animation>] {
    [Overload([.number("duration", 0.35)]) { make($0.number(0)) }]
  }

  private static func preset<Result>(_ make: @escaping (Double, Double) -> Result) -> [Overload<Result>] {
    [Overload([.number("duration", 0.5), .number("extraBounce", 0)]) { make($0.number(0), $0.number(1)) }]
  }

  static var modifiers: [String: [Overload<(Animation) -> Animation>]] {
    let autoreverses = SourceParameter("autoreverses", .flag, .flag(true))
    return [
      "delay": [
        Overload([.number(nil)]) { arguments in { $0.delay(arguments.number(0)) } }
      ],
      "speed": [
        Overload([.number(nil)]) { arguments in { $0.speed(arguments.number(0)) } }
      ],
      "repeatCount": [
        Overload([SourceParameter(nil, .count), autoreverses]) { arguments in
          { $0.repeatCount(arguments.count(0), autoreverses: arguments.flag(1)) }
        }
      ],
      "repeatForever": [
        Overload([autoreverses]) { arguments in { $0.repeatForever(autoreverses: arguments.flag(0)) } }
      ],
      "logicallyComplete": [
        Overload([.number("after")]) { arguments in { $0.logicallyComplete(after: arguments.number(0)) } }
      ],
    ]
  }

  static var springs: [String: [Overload<Spring>]] {
    [
      "Spring": [
        Overload([.number("duration", 0.5), .number("bounce", 0)]) {
          Spring(duration: $0.number(0), bounce: $0.number(1))
        },
        Overload([.number("response"), .number("dampingRatio")]) {
          Spring(response: $0.number(0), dampingRatio: $0.number(1))
        },
        Overload([
          .number("mass", 1), .number("stiffness"), .number("damping"),
          SourceParameter("allowOverDamping", .flag, .flag(false)),
        ]) {
          Spring(mass: $0.number(0), stiffness: $0.number(1), damping: $0.number(2), allowOverDamping: $0.flag(3))
        },
        Overload([.number("settlingDuration"), .number("dampingRatio"), .number("epsilon", 0.001)]) {
          Spring(settlingDuration: $0.number(0), dampingRatio: $0.number(1), epsilon: $0.number(2))
        },
      ],
      "smooth": preset(Spring.smooth(duration:extraBounce:)),
      "snappy": preset(Spring.snappy(duration:extraBounce:)),
      "bouncy": preset(Spring.bouncy(duration:extraBounce:)),
    ]
  }

  static let curves: [String: UnitCurve] = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
    "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut, "circularEaseInOut": .circularEaseInOut,
  ]

  static var curveFunctions: [String: [Overload<UnitCurve>]] {
    [
      "bezier": [
        Overload([SourceParameter("startControlPoint", .point), SourceParameter("endControlPoint", .point)]) {
          .bezier(startControlPoint: $0.point(0), endControlPoint: $0.point(1))
        }
      ]
    ]
  }

  static let points: [String: UnitPoint] = [
    "zero": .zero, "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
    "bottomTrailing": .bottomTrailing,
  ]

  static var pointFunctions: [String: [Overload<UnitPoint>]] {
    ["UnitPoint": [Overload([.number("x"), .number("y")]) { UnitPoint(x: $0.number(0), y: $0.number(1)) }]]
  }

  static let constants: [String: Double] = ["pi": .pi, "infinity": .infinity, "zero": 0]
}
