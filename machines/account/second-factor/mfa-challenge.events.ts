import type { MfaPhone } from '#domain/account/one-time-code.ts';
import type { FailureCode } from '#domain/failure.ts';
import type { Member } from '#domain/visitor.ts';

/** What a challenge came to; `lapsed`: the server no longer waits for a code, or its phone is gone, and it begins anew. */
export type ChallengeEnd =
  | { outcome: 'proven'; member: Member }
  | { outcome: 'cancelled' }
  | { outcome: 'lapsed'; failure: FailureCode };

export type MfaChallengeTypes = {
  context: {
    phones: readonly MfaPhone[];
    /** Where the code goes, or went. */
    phone: MfaPhone | null;
    /** Where the last code went, as far as is known: one may have been sent before a reload. */
    sentTo: MfaPhone | null;
    /** Where it is taken to have gone where that is not known: to the phone for which another one came too soon. */
    guess: MfaPhone | null;
    /** The code that was sent off last; it is not sent twice, unless it could not be checked. */
    tried: string | null;
    /** The last code was too old, or wrong too often: another try that brings none does not make it good again. */
    isInvalidated: boolean;
    /** No other code could be had: the one that is asked for was sent before, perhaps ahead of a reload. */
    isEarlier: boolean;
    failure: FailureCode | null;
    end: ChallengeEnd;
  };
  /** Phones that can be sent a code, at least one. At sign-in the first of them has been sent one already. */
  input: { phones: readonly MfaPhone[]; purpose: 'sign-in' | 'page' };
  output: ChallengeEnd;
  events:
    | { type: 'phone.chosen'; phone: MfaPhone }
    | { type: 'phone.declined' }
    | { type: 'code.entered'; code: string }
    | { type: 'code.requested' }
    | { type: 'challenge.cancelled' };
  tags: 'busy' | 'choosing' | 'unsent' | 'entering' | 'verifying' | 'invalidated' | 'resendable';
};
