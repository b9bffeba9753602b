/** What a stored-value card can look like. */
export const CARD_DESIGNS = [
  'north-star',
  'sunrise',
  'evergreen',
  'latte',
  'cold-brew',
  'beans',
  'spring',
  'summer',
  'autumn',
  'winter',
  'lake',
  'rainy-city',
  'matcha',
  'berries',
  'birthday',
  'bouquet',
  'tea-time',
  'constellation',
  'gold',
  'breakfast',
] as const;

export type CardDesign = (typeof CARD_DESIGNS)[number];

/** Where the picture of a design is, on the app's own host. */
export const cardPictureAddress = (design: CardDesign): string => `/art/cards/${design}.svg`;
