import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** One background for each colour token: a gallery without inline styles shows what production may. */
export const swatch = styleVariants(vars.color, (color) => ({ backgroundColor: color }));
export const shadow = styleVariants(vars.elevation, (boxShadow) => ({
  backgroundColor: vars.color.surface,
  boxShadow,
}));
