import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { unseen } from '#ui/theme/interaction.css.ts';
import { fontSize, fontWeight, media, radius, space, stacking, touchTarget } from '#ui/theme/tokens.ts';

/**
 * On phones a strip from edge to edge, on the tab bar; else a card in the corner. Where it would take all that there is to see, it
 * stands above the page and scrolls with it.
 */
export const banner = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 'var(--ns-tab-bar-height)',
  zIndex: stacking.tabBar,
  display: 'grid',
  gap: space[2],
  // With large text it scrolls between what stands fast above and below.
  maxHeight: `min(32rem, 100dvh - var(--ns-header-height) - var(--ns-tab-bar-height) - ${space[4]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[3]} ${space[4]} ${space[2]}`,
  // Without a tab bar it reaches down to where a phone has its own bar.
  paddingBlockEnd: `max(${space[2]}, env(safe-area-inset-bottom) - var(--ns-tab-bar-height))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.elevation.high,
  '@media': {
    [media.columns]: {
      gap: space[3],
      // A page whose own bar stands in that corner gives it the other one.
      insetInlineStart: 'var(--ns-consent-start, auto)',
      insetInlineEnd: `var(--ns-consent-end, max(${space[6]}, env(safe-area-inset-right)))`,
      insetBlockEnd: space[6],
      width: '26rem',
      padding: `${space[5]} ${space[5]} ${space[3]}`,
      border: `1px solid ${vars.color.line}`,
      borderRadius: radius.large,
    },
    [media.cramped]: { position: 'static', maxHeight: 'none', overflowY: 'visible', boxShadow: 'none' },
    [media.print]: { display: 'none' },
  },
});

/**
 * What the page keeps free at its end meanwhile, so that everything can be scrolled to above the question, and how much higher
 * bars and toasts stand, so that they are not behind it (D-369).
 */
globalStyle(`:root:has(${banner})`, {
  vars: {
    '--ns-consent-room': 'var(--ns-consent-height, 9rem)',
    // Where text is set large the question may be nearly as high as the screen.
    '--ns-consent-lift': 'min(var(--ns-consent-room), 40dvh)',
  },
  scrollPaddingBlockEnd: 'calc(var(--ns-bottom-bar, var(--ns-tab-bar-height)) + var(--ns-consent-room))',
  '@media': {
    [media.columns]: {
      // With the edge below it.
      vars: { '--ns-consent-room': `calc(var(--ns-consent-height, 15rem) + ${space[6]})` },
    },
    // No bar stays in sight, and on the narrowest the question does not either.
    [media.low]: { scrollPaddingBlockEnd: 'calc(var(--ns-tab-bar-height) + var(--ns-consent-room))' },
    [media.cramped]: {
      vars: { '--ns-consent-room': '0px', '--ns-consent-lift': '0px' },
      scrollPaddingBlockEnd: space[4],
    },
  },
});
globalStyle(`body:has(${banner})`, { paddingBlockEnd: 'var(--ns-consent-room)' });

export const words = style({ display: 'grid', gap: space[1] });

export const title = style({
  fontSize: fontSize.body,
  fontWeight: fontWeight.bold,
  selectors: { '&:focus': { outline: 'none' } },
});

const onPhones = 'screen and (max-width: 47.99em)';

/** One line is enough on a phone; read aloud, the title still names the question. */
export const titleOfQuestion = style([title, { '@media': { [onPhones]: unseen } }]);
export const more = style({ '@media': { [onPhones]: { display: 'none' } } });

export const switches = style({ display: 'grid', gap: space[1] });

/** Side by side where both fit, and always of one width: neither is the bigger one. */
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const answer = style({ flex: '1 1 7.5rem', paddingInline: space[2] });

export const details = style({
  flex: '0 1 auto',
  marginInline: 'auto',
  minHeight: touchTarget,
  borderRadius: radius.pill,
  fontWeight: fontWeight.strong,
  color: vars.color.brandInk,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': { [media.columns]: { flex: '1 1 100%' } },
});
