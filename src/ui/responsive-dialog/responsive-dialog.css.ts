import { style, styleVariants } from '@vanilla-extract/css';
import { away } from '#ui/dialog/away.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media, radius, space } from '#ui/theme/tokens.ts';

const phone = 'screen and (max-width: 39.99em)';

const viewportBase = style({
  '@media': {
    [phone]: { padding: 0, paddingBlockStart: space[10], alignItems: 'end', justifyItems: 'stretch' },
    [`${phone} and ${media.low}`]: { paddingBlockStart: space[4] },
  },
});

export const viewport = styleVariants({
  center: [viewportBase, { '@media': { [media.tablet]: { placeItems: 'center' } } }],
  side: [
    viewportBase,
    {
      '@media': {
        [media.tablet]: { padding: 0, justifyItems: 'end' },
        // On paper there is nothing beside it.
        [media.print]: { justifyItems: 'stretch' },
      },
    },
  ],
});

const popupBase = style({
  '@media': {
    [phone]: {
      maxHeight: '100%',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      ...away({ opacity: 1, transform: 'translateY(100%)' }),
    },
  },
});

export const popup = styleVariants({
  center: [popupBase, { '@media': { [media.tablet]: { maxWidth: '36rem' } } }],
  side: [
    popupBase,
    {
      '@media': {
        [media.tablet]: {
          maxWidth: '28rem',
          height: '100%',
          paddingRight: 'env(safe-area-inset-right)',
          borderRadius: `${radius.large} 0 0 ${radius.large}`,
          ...away({ opacity: 1, transform: 'translateX(100%)' }),
        },
      },
    },
  ],
});

/** The head of a sheet: a finger on it pulls instead of scrolling. */
export const grab = style({ '@media': { [phone]: { touchAction: 'none' } } });

export const handle = style({
  display: 'none',
  width: '2.5rem',
  height: '4px',
  marginInline: 'auto',
  marginBlockStart: space[2],
  marginBlockEnd: `-${space[2]}`,
  borderRadius: radius.pill,
  border: '1px solid transparent',
  backgroundColor: vars.color.lineStrong,
  '@media': { [phone]: { display: 'block' } },
});
