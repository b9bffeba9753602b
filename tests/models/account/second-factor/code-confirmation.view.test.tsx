import { useSelector } from '@xstate/react';
import { type ActorRefFrom, createActor } from 'xstate';
import { CodeConfirmation } from '#areas/account/second-factor/code-confirmation.tsx';
import { codeConfirmationMachine } from '#machines/account/second-factor/code-confirmation.machine.ts';
import { testInterleavings } from '../../kit/register.ts';
import { describeView } from '../../kit/register-view.ts';
import { mountAccount } from '../mount-account.tsx';
import { model } from './code-confirmation.model.ts';

/** The parent removes the confirmation when it has ended. */
function Step({ confirmation }: { confirmation: ActorRefFrom<typeof codeConfirmationMachine> }) {
  const active = useSelector(confirmation, ({ status }) => status === 'active');
  return active ? <CodeConfirmation confirmation={confirmation} /> : null;
}

describeView('account/second-factor/code-confirmation', model, async (harness) => {
  const { actors, clock, inspect } = harness;
  const confirmation = createActor(codeConfirmationMachine.provide({ actors }), {
    clock,
    inspect,
    input: { target: { address: 'new@example.com', id: null } },
  });
  const mounted = await mountAccount(harness, '/account/settings/edit-email/enter-code', () => (
    <Step confirmation={confirmation} />
  ));
  confirmation.start();
  return {
    unmount: () => {
      confirmation.stop();
      mounted.unmount();
    },
  };
});

testInterleavings('ACC-112 in any order of keys, answers and passing time, one code is checked at a time', model, {
  calls: (calls, now) =>
    calls.filter((call) => call.src === 'confirmCode' && call.open && call.live()).length ===
    (now.hasTag('confirming') ? 1 : 0),
});
