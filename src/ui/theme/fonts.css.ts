import { globalFontFace } from '@vanilla-extract/css';

const files = '@fontsource-variable/figtree/files';
const variable = { fontStyle: 'normal', fontDisplay: 'swap', fontWeight: '300 900' } as const;

globalFontFace('Figtree', [
  {
    ...variable,
    src: `url(${files}/figtree-latin-wght-normal.woff2) format('woff2')`,
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  {
    ...variable,
    src: `url(${files}/figtree-latin-ext-wght-normal.woff2) format('woff2')`,
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
]);

// The measures of Figtree (ascent 950, descent 250 of 1000) laid on the face that every system has, so that the swap moves
// nothing. Size factors: advance widths of menu and store text, Figtree over Arial, at weights 400 and 700.
globalFontFace('Figtree Fallback', [
  {
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto')",
    fontWeight: '300 599',
    sizeAdjust: '99.6%',
    ascentOverride: '95.4%',
    descentOverride: '25.1%',
    lineGapOverride: '0%',
  },
  {
    src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto Bold')",
    fontWeight: '600 900',
    sizeAdjust: '96.4%',
    ascentOverride: '98.5%',
    descentOverride: '25.9%',
    lineGapOverride: '0%',
  },
]);
