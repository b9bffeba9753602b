import { createActor } from 'xstate';
import { CodeConfirmation } from '#areas/account/second-factor/code-confirmation.tsx';
import { codeConfirmationMachine } from '#machines/account/second-factor/code-confirmation.machine.ts';
import { mountActor } from '../../kit/mount.tsx';
import { testInterleavings } from '../../kit/register.ts';
import { describeView } from '../../kit/register-view.ts';
import { model } from './code-confirmation.model.ts';

describeView('account/second-factor/code-confirmation', model, (harness) => {
  const confirmation = createActor(codeConfirmationMachine.provide({ actors: harness.runtime.actors }), {
    ...harness.runtime,
    input: { target: { address: 'new@example.com', id: null } },
  });
  return mountActor(harness, confirmation, <CodeConfirmation confirmation={confirmation} />, {
    address: '/account/settings/edit-email/enter-code',
  });
});

testInterleavings('ACC-112 in any order of keys, answers and passing time, one code is checked at a time', model, {
  calls: (calls, now) =>
    calls.filter((call) => call.src === 'confirmCode' && call.open && call.live()).length ===
    (now.hasTag('confirming') ? 1 : 0),
});
