// Left out by the manifest: it would not compile.
let draft: NoSuchType = 3
