import { style } from '@vanilla-extract/css';
import { fontWeight } from '#ui/theme/tokens.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  fontSize: '1.1875rem',
  fontWeight: fontWeight.black,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
});
export const mark = style({ width: '2.25rem', height: '2.25rem', flex: 'none' });
