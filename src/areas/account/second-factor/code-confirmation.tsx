import { useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FailureCode } from '#domain/failure.ts';
import { CODE_RESEND_MS, isCompleteCode } from '#domain/one-time-code.ts';
import type { codeConfirmationMachine } from '#machines/account/second-factor/code-confirmation.machine.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { exceptSignedOut } from '#parts/flow/session-loss.ts';
import * as loading from '#parts/loading/loading.css.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#ui/code-field/code-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import * as css from '../settings/settings-page.css.ts';

type CodeConfirmationActor = ActorRefFrom<typeof codeConfirmationMachine>;

interface CodeConfirmationProps {
  readonly confirmation: CodeConfirmationActor;
}

/** The code that makes a new address or number active (ACC-110, ACC-112, ACC-120). */
export function CodeConfirmation({ confirmation }: CodeConfirmationProps) {
  const { text, failureText } = useMessages();
  const failure = exceptSignedOut(useSelector(confirmation, ({ context }) => context.failure));
  const isResending = useSelector(confirmation, (state) => state.hasTag('busy') && !state.hasTag('confirming'));
  const isWorthless = useSelector(confirmation, (state) => state.hasTag('worthless'));
  if (isResending) {
    return (
      <p className={loading.waiting} role="status">
        <Spinner />
        {text('account.second-factor.code.sending')}
      </p>
    );
  }
  if (isWorthless && failure) {
    return (
      <>
        <Notice tone="error" live="assertive" title={text('account.second-factor.errors')}>
          {failureText(failure)}
        </Notice>
        <NewCode confirmation={confirmation} main />
      </>
    );
  }
  return <CodeForm confirmation={confirmation} failure={failure} />;
}

/** Sent by its last digit or by the button; the machine takes each code once. */
function CodeForm({ confirmation, failure }: CodeConfirmationProps & { readonly failure: FailureCode | null }) {
  const { text, failureText } = useMessages();
  const confirming = useSelector(confirmation, (state) => state.hasTag('confirming'));
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // What was wrong is marked, so that the next digit takes its place.
  useEffect(() => {
    field.current?.focus();
    if (failure !== null) field.current?.select();
  }, [failure]);

  const send = (entered: string) => confirmation.send({ type: 'code.entered', code: entered });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(code);
  };
  const error = failure && !confirming ? failureText(failure) : undefined;
  return (
    <Form onSubmit={submit} aria-busy={confirming}>
      <CodeField
        ref={field}
        label={text('account.second-factor.code')}
        value={code}
        onValueChange={setCode}
        onComplete={send}
        readOnly={confirming}
        error={error}
      />
      <VisuallyHidden role="alert">{error}</VisuallyHidden>
      <Button
        type="submit"
        fullWidth
        busy={confirming}
        busyLabel={text('account.second-factor.checking')}
        unavailable={!isCompleteCode(code)}
      >
        {text('account.second-factor.confirm')}
      </Button>
      <NewCode confirmation={confirmation} />
    </Form>
  );
}

/** Another code, after the pause that a message may take to arrive; `main` where it is the one way on. */
function NewCode({ confirmation, main = false }: CodeConfirmationProps & { readonly main?: boolean }) {
  const { text } = useMessages();
  const possible = useSelector(confirmation, (state) => state.hasTag('resendable'));
  const confirming = useSelector(confirmation, (state) => state.hasTag('confirming'));
  return (
    <div className={css.more}>
      {possible ? (
        <Button
          variant={main ? 'primary' : 'ghost'}
          unavailable={confirming}
          onClick={() => confirmation.send({ type: 'code.requested' })}
        >
          {text('account.second-factor.new-code')}
        </Button>
      ) : (
        <Countdown />
      )}
    </div>
  );
}

/** Only shows how long: the machine decides when it is over. */
function Countdown() {
  const { text } = useMessages();
  const [seconds, setSeconds] = useState(CODE_RESEND_MS / 1000);
  useEffect(() => {
    const ticking = setInterval(() => setSeconds((left) => Math.max(1, left - 1)), 1000);
    return () => clearInterval(ticking);
  }, []);
  return <p className={look.smallMuted}>{text('account.second-factor.code.wait', { seconds })}</p>;
}
