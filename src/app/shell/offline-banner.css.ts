import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, forcedEdge, space } from '#ui/theme/tokens.ts';

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[4]}`,
  fontSize: fontSize.small,
  backgroundColor: vars.color.warningSoft,
  ...forcedEdge,
  color: vars.color.warning,
});
globalStyle(`${banner} > svg`, { flex: 'none' });
