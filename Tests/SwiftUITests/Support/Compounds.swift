@testable import SwiftUI

/// Views of many parts, which put themselves together in more than one step, by name.
@MainActor let compounds: [String: AnyView] = [
  "list": AnyView(
    List {
      Section("Head") {
        Text("One").badge(2)
        Toggle("On", isOn: .constant(true))
        NavigationLink("Go", destination: Text("There"))
      }
    }),
  "form": AnyView(Form { Picker("Size", selection: .constant(1)) { Text("Small").tag(1) } }),
  "navigation": AnyView(
    NavigationView {
      ScrollView { LazyVStack { ForEach(0..<30) { Text("\($0)") } } }
        .navigationBarTitle("Title").navigationBarItems(trailing: Button("Edit") {})
        .searchable(text: .constant(""))
    }),
  "tabs": AnyView(
    TabView {
      Text("First").tabItem { Label("A", systemImage: "house") }.badge(1)
      Text("Second").tabItem { Label("B", systemImage: "bell") }
    }),
  "pages": AnyView(
    TabView {
      Color.red
      Color.blue
    }.tabViewStyle(.page)),
  "controls": AnyView(
    VStack {
      Button("Press") {}.buttonStyle(.borderedProminent)
      Slider(value: .constant(0.5))
      Stepper("Count", value: .constant(1))
      TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
      Picker("Size", selection: .constant(2)) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
      ProgressView(value: 0.3)
      DatePicker("When", selection: .constant(Date(timeIntervalSince1970: 0)))
      ColorPicker("Colour", selection: .constant(.red))
      Gauge(value: 0.4) { Text("Part") }
      Menu("More") { Button("Copy") {} }
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }
      GroupBox("Box") { Text("In it") }
      LabeledContent("Name", value: "Ada")
      Label("Heart", systemImage: "heart")
    }),
  "measured": AnyView(
    GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width / 2)
      ViewThatFits {
        Color.blue.frame(width: 1000)
        Color.green.frame(width: 50)
      }
    }),
  "grids": AnyView(
    VStack {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { ForEach(0..<9) { Text("\($0)") } }
      Grid {
        GridRow {
          Text("A"); Color.red
        }
      }
    }),
  "dark": AnyView(GeometryReader { _ in Text("Dark").preferredColorScheme(.dark) }),
  "insets": AnyView(
    ScrollView { Color.red.frame(height: 300) }.safeAreaInset(edge: .bottom) { Text("Bar").background(.thinMaterial) }
  ),
  "wheel": AnyView(
    Picker("Size", selection: .constant(2)) { ForEach(0..<9) { Text("\($0)").tag($0) } }.pickerStyle(.wheel)),
  "calendar": AnyView(
    DatePicker("When", selection: .constant(Date(timeIntervalSince1970: 0))).datePickerStyle(.graphical)),
  "symbols": AnyView(
    Image(systemName: "heart.fill").symbolEffect(.bounce, value: 1).contentTransition(.symbolEffect)),
  "stacks": AnyView(
    HStack(alignment: .bottom) {
      VStack(alignment: .leading) {
        Text("Leading")
        Divider()
        Text("A longer line of text that wraps").lineLimit(2)
      }
      Spacer()
      ZStack(alignment: .topTrailing) {
        RoundedRectangle(cornerRadius: 12).fill(.blue.gradient).frame(width: 60, height: 60)
        Circle().fill(.red).frame(width: 16, height: 16).offset(x: 8, y: -8)
      }
    }
    .padding(.horizontal)
    .background(.thinMaterial, in: Capsule())),
  "shapes": AnyView(
    ZStack {
      Circle().trim(from: 0.1, to: 0.7).stroke(style: StrokeStyle(lineWidth: 8, lineCap: .round, dash: [12]))
        .rotationEffect(.degrees(-90))
      Path { path in
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 90, y: 40))
      }
      .stroke(lineWidth: 2)
      UnevenRoundedRectangle(topLeadingRadius: 20).strokeBorder(lineWidth: 4).frame(width: 100, height: 40)
      Ellipse().inset(by: 10).fill(
        RadialGradient(colors: [.red, .blue], center: .leading, startRadius: 0, endRadius: 90)
      )
      .frame(width: 90, height: 40).position(x: 60, y: 80)
    }),
  "effects": AnyView(
    Text("Effects").padding().background(Color.yellow)
      .shadow(radius: 4).hueRotation(.degrees(40)).blur(radius: 1).rotation3DEffect(.degrees(30), axis: (0, 1, 0))
      .mask(LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
      .overlay(alignment: .bottomLeading) { Image(systemName: "star").foregroundStyle(.secondary) }),
  "canvas": AnyView(
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.orange))
      context.draw(Text("Drawn"), at: CGPoint(x: size.width / 2, y: 20))
    }),
  "texts": AnyView(
    VStack(alignment: .trailing) {
      Text("Bold").bold() + Text(" and ") + Text("red").foregroundColor(.red).italic()
      Text("Upper").textCase(.uppercase).font(.caption).kerning(2)
      Text("One\nTwo lines").multilineTextAlignment(.trailing).lineSpacing(5)
      Text("Shrinks where there is no room for it").minimumScaleFactor(0.5).lineLimit(1).frame(width: 100)
    }),
  "sheet": AnyView(Color.green.sheet(isPresented: .constant(true)) { Text("In the sheet").padding() }),
  "alert": AnyView(Color.green.alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }),
  "scroll": AnyView(
    VStack {
      ScrollView(.horizontal) {
        LazyHStack { ForEach(0..<20) { Text("\($0)").frame(width: 60).background(Color.gray) } }.padding()
      }
      .frame(height: 80)
      ScrollView { ForEach(0..<40) { Text("\($0)") } }.defaultScrollAnchor(.bottom)
    }),
]
