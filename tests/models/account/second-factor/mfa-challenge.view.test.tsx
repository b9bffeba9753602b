import { createActor, type InputFrom } from 'xstate';
import { MfaChallenge } from '#areas/account/second-factor/mfa-challenge.tsx';
import { mfaChallengeMachine } from '#machines/account/second-factor/mfa-challenge.machine.ts';
import { mountActor } from '../../kit/mount.tsx';
import { testInterleavings } from '../../kit/register.ts';
import { describeView } from '../../kit/register-view.ts';
import { model } from './mfa-challenge.model.ts';

describeView('account/second-factor/mfa-challenge', model, (harness) => {
  const challenge = createActor(mfaChallengeMachine.provide({ actors: harness.runtime.actors }), {
    ...harness.runtime,
    input: harness.input as InputFrom<typeof mfaChallengeMachine>,
  });
  return mountActor(harness, challenge, <MfaChallenge challenge={challenge} />, { address: '/account/signin' });
});

testInterleavings('FC-077 in any order of keys, answers and passing time, one code is checked at a time', model, {
  calls: (calls, now) =>
    calls.filter((call) => call.src === 'verifyCode' && call.open && call.live()).length ===
    (now.hasTag('verifying') ? 1 : 0),
});
