import { useSelector } from '@xstate/react';
import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { FailureNotice } from '#parts/failure-notice.tsx';
import { Focused } from '#parts/focused.tsx';
import { WaitingLine } from '#parts/loading/waiting-line.tsx';
import { rememberFocus } from '#platform/document.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { look } from '#ui/theme/text.css.ts';
import { CodeForm, InvalidatedCode } from './code-form.tsx';
import type { MfaChallengeActor } from './mfa-challenge.flow.ts';
import { forgetPause } from './resend-code.tsx';
import * as css from './second-factor.css.ts';

export type MfaChallengeProps = {
  readonly challenge: MfaChallengeActor;
};

/** The overlay that asks for the code of a phone: at sign-in and before pages that need a proof (ACC-033 to ACC-036, ACC-106). */
export function MfaChallenge({ challenge }: MfaChallengeProps) {
  const { text } = useMessages();
  // The code takes the focus before the dialog looks who had it, so that the dialog cannot give it back.
  useEffect(() => rememberFocus(), []);
  const close = useBackCloses(() => challenge.send({ type: 'challenge.cancelled' }));
  return (
    <ResponsiveDialog
      open
      onClose={close}
      keepOnOutsidePress
      title={text('account.second-factor.title')}
      closeLabel={text('common.cancel')}
    >
      <Step challenge={challenge} />
    </ResponsiveDialog>
  );
}

/** Each takes the focus of the one before it, whose controls are gone. */
function Step({ challenge }: MfaChallengeProps) {
  const { text } = useMessages();
  const state = useSelector(challenge, (now) => now);
  const { phone, phones, failure, isEarlier } = state.context;
  const lastFour = phone?.lastFour ?? '';
  const checking = state.hasTag('verifying');
  const other = (
    <Button
      variant="ghost"
      hidden={phones.length === 1}
      unavailable={checking}
      onClick={() => {
        forgetPause(challenge);
        challenge.send({ type: 'phone.declined' });
      }}
    >
      {text('account.second-factor.other-phone')}
    </Button>
  );
  const resend = {
    sender: challenge,
    possible: state.hasTag('resendable'),
    checking,
    onRequest: () => challenge.send({ type: 'code.requested' }),
    children: other,
  };

  if (state.hasTag('choosing')) {
    return (
      <Focused className={css.step} key="choosing">
        <p className={look.body}>{text('account.second-factor.choose')}</p>
        <div className={css.phones}>
          {phones.map((one) => (
            <Button
              key={one.id}
              variant="secondary"
              fullWidth
              icon={<Smartphone />}
              onClick={() => challenge.send({ type: 'phone.chosen', phone: one })}
            >
              {text('account.second-factor.phone', { lastFour: one.lastFour })}
            </Button>
          ))}
        </div>
      </Focused>
    );
  }
  if (state.hasTag('unsent') && failure) {
    return (
      <Focused className={css.step} key="unsent">
        <FailureNotice failure={failure} title={text('account.second-factor.unsent')} />
        <Button fullWidth onClick={() => challenge.send({ type: 'code.requested' })}>
          {text('common.try-again')}
        </Button>
        {other}
      </Focused>
    );
  }
  if (state.hasTag('invalidated') && failure) {
    return (
      <Focused className={css.step} key="invalidated">
        <InvalidatedCode failure={failure} resend={resend} />
      </Focused>
    );
  }
  if (state.hasTag('entering') || checking) {
    return (
      <CodeForm
        lead={text(isEarlier ? 'account.second-factor.sent-earlier' : 'account.second-factor.sent', { lastFour })}
        failure={failure}
        resend={resend}
        onEnter={(code) => challenge.send({ type: 'code.entered', code })}
      />
    );
  }
  return (
    <Focused className={css.step} key="sending">
      <WaitingLine>{text('account.second-factor.sending', { lastFour })}</WaitingLine>
    </Focused>
  );
}
