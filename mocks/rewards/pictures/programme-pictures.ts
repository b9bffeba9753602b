import { MARKETING_PICTURES } from './marketing-pictures.ts';
import { TIER_MEDALS } from './tier-medals.ts';

/** Every picture of the programme by its path under the images base, without the ending. */
export const PROGRAMME_PICTURES: Readonly<Record<string, string>> = { ...MARKETING_PICTURES, ...TIER_MEDALS };
