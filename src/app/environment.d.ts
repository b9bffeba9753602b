interface ImportMetaEnv {
  /** Set by builds that carry the gallery of the design system, for journeys alone. */
  readonly VITE_GALLERY?: string;
  /** Google's map and places are part of builds with a key, and of no others. */
  readonly VITE_GOOGLE_MAPS_KEY?: string;
  /** The style of Google's map, made in its console; empty for its demonstration style. */
  readonly VITE_GOOGLE_MAPS_MAP_ID?: string;
  /** The card field's document, on another origin; empty on a developer's computer. */
  readonly VITE_CARD_FIELD?: string;
  /** Where the deep-link service answers; empty where it does so beside the app. */
  readonly VITE_DEEP_LINKS?: string;
  /** The origin of the pictures under the configured images base; empty where they lie beside the app. */
  readonly VITE_IMAGES?: string;
  /** Where the vector tiles of streets are; builds without them hold nothing that reads any. */
  readonly VITE_MAP_TILES?: string;
}
