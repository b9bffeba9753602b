import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { CODE_HABIT_MS, isCompleteCode } from '#domain/account/one-time-code.ts';
import type { FailureCode } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { FailureNotice } from '#parts/failure-notice.tsx';
import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#ui/code-field/code-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { ResendCode, type ResendCodeProps } from './resend-code.tsx';

type CodeFormProps = {
  /** Where the code went, if the page does not say so. */
  readonly lead?: string;
  readonly failure: FailureCode | null;
  readonly resend: ResendCodeProps;
  readonly onEnter: (code: string) => void;
};

/** The code, sent by its last digit or by the button; the machine takes each code once (ACC-033, ACC-035, ACC-112, FC-077). */
export function CodeForm({ lead, failure, resend, onEnter }: CodeFormProps) {
  const { text, failureText } = useMessages();
  const { checking } = resend;
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // What was wrong is marked, so that the next digit takes its place.
  useEffect(() => {
    field.current?.focus();
    if (failure !== null) field.current?.select();
  }, [failure]);

  const completedAt = useRef(Number.NEGATIVE_INFINITY);
  const complete = (digits: string, at: number) => {
    completedAt.current = at;
    onEnter(digits);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // A quick answer may have failed by then: the machine alone would take it for another try.
    if (event.timeStamp - completedAt.current > CODE_HABIT_MS) onEnter(code);
  };
  const error = failure && !checking ? failureText(failure) : undefined;
  return (
    <Form onSubmit={submit} aria-busy={checking}>
      {lead === undefined ? null : <p className={look.body}>{lead}</p>}
      <CodeField
        ref={field}
        label={text('account.second-factor.code')}
        value={code}
        onValueChange={setCode}
        onComplete={complete}
        readOnly={checking}
        error={error}
      />
      <VisuallyHidden role="alert">{error}</VisuallyHidden>
      <Button
        type="submit"
        fullWidth
        busy={checking}
        busyLabel={text('account.second-factor.checking')}
        unavailable={!isCompleteCode(code)}
      >
        {text('common.confirm')}
      </Button>
      <ResendCode {...resend} />
    </Form>
  );
}

type InvalidatedCodeProps = {
  /** Why, or why no other one was sent; null where the session is over, which the guard of the page says. */
  readonly failure: FailureCode | null;
  readonly resend: ResendCodeProps;
};

/** Too old, or wrong too often: only another code leads on (ACC-036, ACC-112). */
export function InvalidatedCode({ failure, resend }: InvalidatedCodeProps) {
  const { text } = useMessages();
  return (
    <>
      {failure === null ? null : <FailureNotice failure={failure} title={text('account.second-factor.errors')} />}
      <ResendCode {...resend} main />
    </>
  );
}
