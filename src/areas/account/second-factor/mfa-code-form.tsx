import { useSelector } from '@xstate/react';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isCompleteCode } from '#domain/one-time-code.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#ui/code-field/code-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import * as css from './mfa-challenge.css.ts';
import type { MfaChallengeActor } from './mfa-challenge.flow.ts';
import { ResendCode } from './resend-code.tsx';

interface MfaCodeFormProps {
  readonly challenge: MfaChallengeActor;
  /** The way to another phone, where there is one. */
  readonly other: ReactNode;
}

/** The code, sent by its last digit or by the button; the machine takes each code once (ACC-033, ACC-035, FC-077). */
export function MfaCodeForm({ challenge, other }: MfaCodeFormProps) {
  const { text, failureText } = useMessages();
  const { phone, failure, isEarlier } = useSelector(challenge, ({ context }) => context);
  const verifying = useSelector(challenge, (state) => state.hasTag('verifying'));
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // What was wrong is marked, so that the next digit takes its place.
  useEffect(() => {
    field.current?.focus();
    if (failure !== null) field.current?.select();
  }, [failure]);

  const send = (entered: string) => challenge.send({ type: 'code.entered', code: entered });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(code);
  };
  const error = failure && !verifying ? failureText(failure) : undefined;
  return (
    <Form onSubmit={submit} aria-busy={verifying}>
      <p className={look.body}>
        {text(isEarlier ? 'account.second-factor.sent-earlier' : 'account.second-factor.sent', {
          lastFour: phone?.lastFour ?? '',
        })}
      </p>
      <CodeField
        ref={field}
        label={text('account.second-factor.code')}
        value={code}
        onValueChange={setCode}
        onComplete={send}
        readOnly={verifying}
        error={error}
      />
      <VisuallyHidden role="alert">{error}</VisuallyHidden>
      <Button
        type="submit"
        fullWidth
        busy={verifying}
        busyLabel={text('account.second-factor.checking')}
        unavailable={!isCompleteCode(code)}
      >
        {text('account.second-factor.confirm')}
      </Button>
      <div className={css.more}>
        <ResendCode challenge={challenge} />
        {other}
      </div>
    </Form>
  );
}
