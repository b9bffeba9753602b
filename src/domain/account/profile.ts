import type { PersonalDetails } from './personal-details.ts';

/** What the retailer knows of a member (ACC-129). */
export type Profile = PersonalDetails & {
  readonly emailAddress: string;
  /** An instant (ISO 8601) or a calendar day (YYYY-MM-DD), as the retailer keeps it; null where it does not say. */
  readonly memberSince: string | null;
  /** The part of the retailer's business that the member belongs to, which promotions go by (PRM-011); null where none is known. */
  readonly subMarket: string | null;
};
