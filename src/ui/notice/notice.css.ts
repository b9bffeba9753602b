import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, radius, space } from '#ui/theme/tokens.ts';

const { color } = vars;

export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.large,
  border: '1px solid transparent',
  color: color.ink,
});

export const tone = styleVariants({
  info: { backgroundColor: color.infoSoft },
  success: { backgroundColor: color.successSoft },
  warning: { backgroundColor: color.warningSoft },
  error: { backgroundColor: color.dangerSoft },
});

export const icon = styleVariants({
  info: { color: color.info },
  success: { color: color.success },
  warning: { color: color.warning },
  error: { color: color.danger },
});
export const iconBox = style({ display: 'inline-flex', flex: 'none', paddingBlockStart: '1px' });
globalStyle(`${iconBox} > svg`, { width: '1.375rem', height: '1.375rem' });

export const content = style({ display: 'grid', gap: space[1], flex: 1, minWidth: 0 });
export const words = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const title = style({ fontWeight: fontWeight.bold });
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[2],
  // What decides about it may find that there is none.
  selectors: { '&:empty': { display: 'none' } },
});
export const dismiss = style({ margin: '-10px -10px -10px 0' });
