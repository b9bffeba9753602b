import type { PersonalDetails } from './personal-details.ts';

/** What the retailer knows of a member (ACC-129). */
export type Profile = PersonalDetails & {
  readonly emailAddress: string;
  readonly memberSince: string;
};
