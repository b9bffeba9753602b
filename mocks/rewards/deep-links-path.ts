/** Where the pretended deep-link service answers; Branch's own has a host of its own. */
export const DEEP_LINKS_PATH = '/deep-links';
