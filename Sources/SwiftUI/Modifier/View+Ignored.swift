// Modifiers that a preview takes and has no use for, in one place. Each says why; the first words are the same, so that
// a list of them can be made.

extension View {
  /// Ignored: the stage shows no status bar that could be hidden.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Ignored: the stage shows no status bar that could be hidden.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Ignored: the stage shows no home indicator that could be hidden.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Ignored: edges of the screen have no gestures of the system's own.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Ignored: text comes from a keyboard of keys.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Ignored: text comes from a keyboard of keys.
  public func textContentType(_ type: UITextContentType?) -> some View { self }

  /// Ignored: text is taken as it is typed.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Ignored: text is taken as it is typed.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

  /// Ignored: text is taken as it is typed.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Ignored: text is taken as it is typed.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Ignored: the key that submits has no label here.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Ignored: no keyboard covers the view.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Ignored: nothing is dragged between programs.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Ignored: pointers do not change things that they hover over on a phone.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Ignored: there are no tool tips on a phone.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Ignored: there are no tool tips on a phone.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// Ignored: pages of a stack come and go in one way.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Ignored: pages of a stack come and go in one way.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }

  /// Ignored: pages of a stack come and go in one way.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Ignored: the picture has the range of the screen that shows it.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

/// Which keys a keyboard on the screen would have.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

/// What a text field is for.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
}

/// Which letters a keyboard on the screen would make capital.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Which letters a keyboard on the screen would make capital.
public struct TextInputAutocapitalization: Equatable, Sendable {
  private let rawValue: Int
  public static let never = TextInputAutocapitalization(rawValue: 0)
  public static let words = TextInputAutocapitalization(rawValue: 1)
  public static let sentences = TextInputAutocapitalization(rawValue: 2)
  public static let characters = TextInputAutocapitalization(rawValue: 3)
}

/// What the key that submits would be called.
public struct SubmitLabel: Equatable, Sendable {
  private let rawValue: Int
  public static let done = SubmitLabel(rawValue: 0)
  public static let go = SubmitLabel(rawValue: 1)
  public static let send = SubmitLabel(rawValue: 2)
  public static let join = SubmitLabel(rawValue: 3)
  public static let route = SubmitLabel(rawValue: 4)
  public static let search = SubmitLabel(rawValue: 5)
  public static let `return` = SubmitLabel(rawValue: 6)
  public static let next = SubmitLabel(rawValue: 7)
  public static let `continue` = SubmitLabel(rawValue: 8)
}

/// When scrolling would close a keyboard on the screen.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  private let rawValue: Int
  public static let automatic = ScrollDismissesKeyboardMode(rawValue: 0)
  public static let immediately = ScrollDismissesKeyboardMode(rawValue: 1)
  public static let interactively = ScrollDismissesKeyboardMode(rawValue: 2)
  public static let never = ScrollDismissesKeyboardMode(rawValue: 3)
}

/// How things would answer to a pointer over them.
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

extension Image {
  /// How bright a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    private let rawValue: Int
    public static let standard = DynamicRange(rawValue: 0)
    public static let constrainedHigh = DynamicRange(rawValue: 1)
    public static let high = DynamicRange(rawValue: 2)
  }
}

/// How pages of a stack would come and go.
public protocol NavigationTransition {}

/// The usual way.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// Out of a view of the page before.
public struct ZoomNavigationTransition: NavigationTransition {}

/// How a view looks from which a page comes.
public protocol MatchedTransitionSourceConfiguration {}

/// Changes nothing.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Ignored.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// Ignored.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// Ignored.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}
