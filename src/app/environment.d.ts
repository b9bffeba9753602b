interface ImportMetaEnv {
  /** Set by builds that carry the gallery of the design system. */
  readonly VITE_GALLERY?: string;
}
