import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, radius, space } from '#ui/theme/tokens.ts';
import '#ui/theme/global.css.ts';

/** Parts that stick below the header, or fill what it leaves, read these. */
globalStyle(':root', {
  vars: { '--ns-header-height': '4rem', '--ns-tab-bar-height': 'calc(3.75rem + env(safe-area-inset-bottom))' },
  '@media': {
    [media.tablet]: { vars: { '--ns-tab-bar-height': '0px' } },
    // Both scroll with the page there, and nothing has to keep clear of them.
    [media.cramped]: {
      vars: { '--ns-header-height': '0px', '--ns-tab-bar-height': '0px' },
      scrollPaddingBlock: space[4],
    },
  },
});

export const aboveTabBar = style({ paddingBlockEnd: 'var(--ns-tab-bar-height)' });

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // A page without the tab bar: what stands at the bottom stands lower.
  selectors: { [`&:not(${aboveTabBar})`]: { vars: { '--ns-tab-bar-height': '0px' } } },
});

export const main = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // The footer begins below the fold, so that nothing moves when a page arrives.
  minHeight: 'calc(100dvh - var(--ns-header-height))',
});
// A page that arrives scrolled to the part its address names counts as if the footer had jumped past: unseen, it does not count.
globalStyle(`${main}:empty ~ footer`, { visibility: 'hidden' });

/** Seconds after which a page that has not started says so. */
const LATE_START_S = 10;

const appear = keyframes({ to: { visibility: 'visible' } });

// Written into the page by the build: they stand outside the app, for when it does not come.
globalStyle('#not-started, #no-script, #too-old', {
  position: 'fixed',
  insetInline: space[4],
  insetBlockEnd: `calc(${space[4]} + var(--ns-tab-bar-height))`,
  zIndex: 1,
  maxWidth: '40rem',
  marginInline: 'auto',
  padding: space[4],
  borderRadius: radius.large,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.ink,
});
globalStyle('#not-started, #too-old', {
  visibility: 'hidden',
  animation: `${appear} 0s ${LATE_START_S}s forwards`,
});
// What every promised browser knows (app/build/browsers.ts), and hardly one before them.
globalStyle('#too-old', { display: 'none', '@supports': { 'not (width: 1rlh)': { display: 'block' } } });
globalStyle('#not-started', { '@supports': { 'not (width: 1rlh)': { display: 'none' } } });
globalStyle('#not-started', { '@media': { '(scripting: none)': { display: 'none' } } });
