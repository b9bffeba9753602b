import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#ui/theme/tokens.ts';
import '#ui/theme/global.css.ts';

/** Parts that stick below the header, or fill what it leaves, read these. */
globalStyle(':root', {
  vars: { '--ns-header-height': '4rem', '--ns-tab-bar-height': 'calc(3.75rem + env(safe-area-inset-bottom))' },
  '@media': { [media.tablet]: { vars: { '--ns-tab-bar-height': '0px' } } },
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
