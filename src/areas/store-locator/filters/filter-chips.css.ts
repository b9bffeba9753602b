import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, radius, space, touchTarget } from '#ui/theme/tokens.ts';

const { color } = vars;

export const chips = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[2], marginBlockEnd: space[2] });

/** The whole finger-high button is pressed; the pill inside it is what is seen. */
export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: touchTarget,
  paddingInlineStart: space[3],
  paddingInlineEnd: space[2],
  color: color.onBrandSoft,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  isolation: 'isolate',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '5px 0',
    zIndex: -1,
    borderRadius: radius.pill,
    border: '1px solid transparent',
    backgroundColor: color.brandSoft,
    transition: `border-color ${vars.motion.fast}`,
  },
  selectors: {
    '&:hover::before': { borderColor: color.brandInk },
    '&:focus-visible': { borderRadius: radius.pill, outlineOffset: '-3px' },
  },
});
globalStyle(`${chip} > svg`, { width: '1rem', height: '1rem' });
