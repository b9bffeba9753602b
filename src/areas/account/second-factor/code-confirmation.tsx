import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { codeConfirmationMachine } from '#machines/account/second-factor/code-confirmation.machine.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { exceptSignedOut } from '#parts/flow/session-loss.ts';
import { Focused } from '#parts/focused.tsx';
import { WaitingLine } from '#parts/loading/waiting-line.tsx';
import { CodeForm, InvalidatedCode } from './code-form.tsx';
import * as css from './second-factor.css.ts';

type CodeConfirmationProps = {
  readonly confirmation: ActorRefFrom<typeof codeConfirmationMachine>;
};

/** The code that makes a new address or number active (ACC-110, ACC-112, ACC-120). */
export function CodeConfirmation({ confirmation }: CodeConfirmationProps) {
  const { text } = useMessages();
  const state = useSelector(confirmation, (now) => now);
  const failure = exceptSignedOut(state.context.failure);
  const checking = state.hasTag('confirming');
  const resend = {
    sender: confirmation,
    possible: state.hasTag('resendable'),
    checking,
    onRequest: () => confirmation.send({ type: 'code.requested' }),
  };
  if (state.hasTag('busy') && !checking) {
    return (
      <Focused key="sending" className={css.step}>
        <WaitingLine>{text('account.second-factor.code.sending')}</WaitingLine>
      </Focused>
    );
  }
  if (state.hasTag('invalidated')) {
    return (
      <Focused key="invalidated" className={css.step}>
        <InvalidatedCode failure={failure} resend={resend} />
      </Focused>
    );
  }
  return (
    <CodeForm failure={failure} resend={resend} onEnter={(code) => confirmation.send({ type: 'code.entered', code })} />
  );
}
