import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './contract.css.ts';
import { media, radius, space } from './tokens.ts';

/** Few on purpose: each value is a class in the first load. What these cannot say goes to a *.css.ts beside the part. */
const layoutProperties = defineProperties({
  conditions: { phone: {}, tablet: { '@media': media.tablet }, desktop: { '@media': media.desktop } },
  defaultCondition: 'phone',
  properties: {
    display: ['none', 'block', 'flex', 'grid', 'inline-flex'],
    flexDirection: ['row', 'column'],
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: space,
  },
});

const spaceProperties = defineProperties({
  properties: {
    flexWrap: ['wrap'],
    paddingBlock: space,
    paddingInline: space,
    marginTop: space,
    textAlign: ['center', 'end'],
    borderRadius: radius,
    color: {
      muted: vars.color.inkMuted,
      accent: vars.color.accentInk,
      star: vars.color.starInk,
      danger: vars.color.danger,
    },
    backgroundColor: { surface: vars.color.surface, sunken: vars.color.sunken, brandSoft: vars.color.brandSoft },
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

export const sprinkles = createSprinkles(layoutProperties, spaceProperties);
