import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { dockedBar } from '#ui/theme/panels.ts';
import { media, space, stacking } from '#ui/theme/tokens.ts';

// No further than the bar is wide.
const right = 'min(50vw, 80rem)';
const left = `calc(-1 * ${right})`;

/** On phones a bar above the tabs, on wider screens one at the edge: in sight at every height of the page. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 'calc(var(--ns-tab-bar-height) + var(--ns-consent-lift, 0px))',
  zIndex: stacking.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlock: space[2],
  ...dockedBar,
  '@media': {
    [media.tablet]: {
      justifyContent: 'end',
      paddingBlock: space[3],
      // Drawn over the whole width of the window: the page that scrolls by does not show at its sides.
      boxShadow: [
        ...[right, left].flatMap((x) => [`${x} 1px ${vars.color.surface}`, `${x} 0 ${vars.color.line}`]),
        ...['0', right, left].map((x) => `${x} -14px 14px ${vars.color.canvas}`),
      ].join(', '),
    },
    // As wide as the window it stays at its edge, beside the question of cookies.
    [media.columns]: { insetBlockEnd: 0 },
    // It would cover what is read.
    [media.low]: { position: 'static', boxShadow: 'none' },
    [media.print]: { display: 'none' },
  },
});

// Toasts stand above it.
globalStyle(`:root:has(${bar})`, {
  vars: { '--ns-bottom-bar': '9rem' },
  '@media': { [media.tablet]: { vars: { '--ns-bottom-bar': '4.5rem' } } },
});

/** On the narrowest phones the words need the room of the icon. */
const narrowest = 'screen and (max-width: 22.49em)';

export const action = style({
  flex: '1 1 8rem',
  '@media': { [media.tablet]: { flex: 'none' } },
});
globalStyle(`${bar} > ${action}`, { '@media': { [narrowest]: { paddingInline: space[2] } } });
globalStyle(`${action} > [aria-hidden="true"]`, { '@media': { [narrowest]: { display: 'none' } } });
