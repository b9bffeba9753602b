import type { Configuration, Partnership } from '../configuration.ts';
import type { Locale } from '../locale.ts';
import { isHotelOffered } from './hotel-partnership.ts';

/** What decides how the page of the rewards programme looks before anything else is known. */
export type ProgrammeOutline = {
  /** Which of the two pages it is (RWD-002, RWD-003). */
  readonly isNextGeneration: boolean;
  /** The partners with a card, in the order of the configuration. */
  readonly partnerships: readonly Partnership[];
  /** Where its pictures lie (RWD-020). */
  readonly imagesBase: string;
};

/** The outline of a market's programme. */
export function programmeOutline({ rewards, imagesBase }: Configuration, locale: Locale): ProgrammeOutline {
  return {
    isNextGeneration: rewards.enableNextGenLoyalty,
    partnerships: [...new Set(rewards.partnerships)].filter(
      (partner) => partner !== 'marriott' || isHotelOffered(rewards, locale),
    ),
    imagesBase,
  };
}
