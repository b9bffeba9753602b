import type { CardDesign } from '../card-designs.ts';
import { LANDSCAPES } from './landscapes.ts';
import { STILL_LIFES } from './still-lifes.ts';

/** The picture of each design as SVG. */
export const CARD_PICTURES: Readonly<Record<CardDesign, string>> = { ...LANDSCAPES, ...STILL_LIFES };
