import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import './dark.css.ts';
import './fonts.css.ts';
import { resetLayer } from './layers.css.ts';
import './light.css.ts';
import { fontStack, radius } from './tokens.ts';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } } as GlobalStyleRule);

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
reset('html', {
  colorScheme: 'light',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  // What takes the focus is not behind a bar at the bottom.
  scrollPaddingBlock: '96px max(96px, calc(var(--ns-bottom-bar, 0px) + 16px))',
  accentColor: vars.color.brandInk,
  backgroundColor: vars.color.canvas,
});
reset('body', {
  minHeight: '100dvh',
  backgroundColor: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: fontStack,
  fontSize: '1rem',
  lineHeight: 1.5,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
reset('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
reset('img', { height: 'auto' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, cursor: 'pointer', touchAction: 'manipulation' });
reset('fieldset', { border: 0, minWidth: 0 });
// Safari takes a list without any marker for no list. An empty marker would take a line of its own there, wherever a flexible
// box comes first in an item; a character without width, out of the flow, is seen by nothing else.
reset('ul, ol', { listStyle: 'none' });
reset('li:first-child::before', { content: '"\\200B"', position: 'absolute' });
reset('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 700, lineHeight: 1.2, textWrap: 'balance' });
reset('a', { color: 'inherit' });
reset('table', { borderCollapse: 'collapse' });
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

// A heading or region that takes focus on navigation is no control: it needs no ring.
reset('[tabindex="-1"]:focus', { outline: 'none' });
reset(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  borderRadius: radius.small,
});
reset('::selection', { backgroundColor: vars.color.brandSoft, color: vars.color.onBrandSoft });

// While it is asked whose session it is, the page is hidden (FC-070).
globalStyle('[data-veiled] body', { visibility: 'hidden' });

globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.fast]: '0ms', [vars.motion.base]: '0ms', [vars.motion.slow]: '0ms' },
    },
  },
});
