// Placeholder so that the package builds before this module's first file.
