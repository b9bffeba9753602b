import { useSelector } from '@xstate/react';
import { createActor, type InputFrom } from 'xstate';
import type { MfaChallengeActor } from '#areas/account/mfa-challenge.flow.ts';
import { MfaChallenge } from '#areas/account/mfa-challenge.tsx';
import { mfaChallengeMachine } from '#machines/account/mfa-challenge.machine.ts';
import { testInterleavings } from '../kit/register.ts';
import { describeView } from '../kit/register-view.ts';
import { mountAccount } from './account-stage.tsx';
import { model } from './mfa-challenge.model.ts';

/** Whoever invoked the challenge takes the overlay away when it has ended. */
function Overlay({ challenge }: { challenge: MfaChallengeActor }) {
  const active = useSelector(challenge, ({ status }) => status === 'active');
  return active ? <MfaChallenge challenge={challenge} /> : null;
}

describeView('account/mfa-challenge', model, async (stage) => {
  const { actors, clock, inspect } = stage;
  const input = stage.input as InputFrom<typeof mfaChallengeMachine>;
  const challenge = createActor(mfaChallengeMachine.provide({ actors }), { clock, inspect, input });
  const mounted = await mountAccount(stage, '/account/signin', () => <Overlay challenge={challenge} />);
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
