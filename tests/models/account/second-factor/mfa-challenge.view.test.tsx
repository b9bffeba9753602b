import { useSelector } from '@xstate/react';
import { createActor, type InputFrom } from 'xstate';
import type { MfaChallengeActor } from '#areas/account/second-factor/mfa-challenge.flow.ts';
import { MfaChallenge } from '#areas/account/second-factor/mfa-challenge.tsx';
import { mfaChallengeMachine } from '#machines/account/second-factor/mfa-challenge.machine.ts';
import { testInterleavings } from '../../kit/register.ts';
import { describeView } from '../../kit/register-view.ts';
import { mountAccount } from '../mount-account.tsx';
import { model } from './mfa-challenge.model.ts';

/** The parent removes the overlay when it has ended. */
function Overlay({ challenge }: { challenge: MfaChallengeActor }) {
  const active = useSelector(challenge, ({ status }) => status === 'active');
  return active ? <MfaChallenge challenge={challenge} /> : null;
}

describeView('account/second-factor/mfa-challenge', model, async (harness) => {
  const { actors, clock, inspect } = harness;
  const input = harness.input as InputFrom<typeof mfaChallengeMachine>;
  const challenge = createActor(mfaChallengeMachine.provide({ actors }), { clock, inspect, input });
  const mounted = await mountAccount(harness, '/account/signin', () => <Overlay challenge={challenge} />);
  challenge.start();
  return {
    unmount: () => {
      challenge.stop();
      mounted.unmount();
    },
  };
});

testInterleavings('FC-077 in any order of keys, answers and passing time, one code is checked at a time', model, {
  calls: (calls, now) =>
    calls.filter((call) => call.src === 'verifyCode' && call.open && call.live()).length ===
    (now.hasTag('verifying') ? 1 : 0),
});
