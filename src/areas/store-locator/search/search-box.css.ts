import { style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

export const form = style({ display: 'flex', alignItems: 'end', gap: space[2] });

export const field = style({ flex: '1 1 auto', minWidth: 0 });

/** An arrow on a phone: the name of a place needs the room that its word would take. */
export const submit = style({
  flex: 'none',
  // As high as the field.
  minHeight: '52px',
  paddingInline: '14px',
  '@media': { [media.tablet]: { paddingInline: space[6] } },
});

export const submitArrow = style({ display: 'block', '@media': { [media.tablet]: { display: 'none' } } });

export const submitWord = style({
  position: 'absolute',
  overflow: 'hidden',
  width: '1px',
  height: '1px',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [media.tablet]: { position: 'static', overflow: 'visible', width: 'auto', height: 'auto', clipPath: 'none' },
  },
});
