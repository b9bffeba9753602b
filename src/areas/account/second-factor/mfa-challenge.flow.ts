import { type ActorRefFrom, fromPromise } from 'xstate';
import { sendCode, verifyCode } from '#api/account/verification.ts';
import type { Member } from '#domain/visitor.ts';
import { mfaChallengeMachine } from '#machines/account/second-factor/mfa-challenge.machine.ts';
import type { EveryActorOf } from '#session/every-actor.ts';

const actors = {
  sendCode: fromPromise<void, { methodId: string }>(async ({ input, signal }) => {
    await sendCode({ body: input, signal });
  }),
  verifyCode: fromPromise<Member, { methodId: string; code: string }>(({ input, signal }) =>
    verifyCode({ body: input, signal }),
  ),
} satisfies EveryActorOf<typeof mfaChallengeMachine>;

/** The challenge as it runs in the app: at sign-in, and before pages that need a proof (ACC-033, ACC-106). */
export const mfaChallenge = mfaChallengeMachine.provide({ actors });

/** A running challenge; its parent receives how it ends. */
export type MfaChallengeActor = ActorRefFrom<typeof mfaChallengeMachine>;
