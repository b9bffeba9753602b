/**
 * The oldest browsers that the app promises to work in: Baseline "widely available", as README says. Their successors count as
 * known by `width: 1rlh`, which the styles of the shell ask for to name older ones in words.
 */
export const BROWSERS = ['chrome111', 'edge111', 'firefox121', 'safari16.4'];
