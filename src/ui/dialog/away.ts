type Look = { opacity?: number; transform?: string };

/**
 * The style of a modal that is not there yet, and that goes. One that was drawn before is in sight a frame before it is a modal,
 * and comes in with that frame.
 */
export const away = (look: Look) => ({
  selectors: { '&[data-starting-style]:not([data-drawn-before]), &[data-ending-style]': look },
  '@starting-style': { selectors: { '&[data-drawn-before]': look } },
});
