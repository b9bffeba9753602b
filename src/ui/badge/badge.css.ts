import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, radius } from '#ui/theme/tokens.ts';

const { color } = vars;

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3em',
  maxWidth: '100%',
  paddingInline: '0.625rem',
  paddingBlock: '0.125rem',
  borderRadius: radius.pill,
  border: '1px solid transparent',
  fontSize: '0.8125rem',
  fontWeight: fontWeight.strong,
  lineHeight: 1.5,
});

globalStyle(`${badge} > svg`, { width: '1.1em', height: '1.1em', flex: 'none' });

export const tone = styleVariants({
  neutral: { backgroundColor: color.sunken, color: color.ink },
  brand: { backgroundColor: color.brandSoft, color: color.onBrandSoft },
  star: { backgroundColor: color.starSoft, color: color.starInk },
  success: { backgroundColor: color.successSoft, color: color.success },
  warning: { backgroundColor: color.warningSoft, color: color.warning },
  danger: { backgroundColor: color.dangerSoft, color: color.danger },
});
