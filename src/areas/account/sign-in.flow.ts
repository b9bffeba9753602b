import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useSignIn } from '#session/session-provider.tsx';

/** Longest entry that is sent, characters: more is a mistake or an attack. */
const LONGEST_ENTRY = 256;

/** Each message of the form is one of these; the screen puts them into words. */
const signInFormSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty('enter-username'), v.maxLength(LONGEST_ENTRY, 'too-long')),
  // Not trimmed: a password may begin or end with a space.
  password: v.pipe(v.string(), v.nonEmpty('enter-password'), v.maxLength(LONGEST_ENTRY, 'too-long')),
});

type SignInForm = v.InferOutput<typeof signInFormSchema>;

const FIELDS = ['username', 'password'] as const satisfies readonly (keyof SignInForm)[];
const MISTAKES = ['enter-username', 'enter-password', 'too-long'] as const;

export type SignInMistake = { field: (typeof FIELDS)[number]; code: (typeof MISTAKES)[number] };

/** The plain sign-in form (ACC-010, ACC-019 to ACC-022); where it leads is decided by the route's guard. */
export function useSignInForm() {
  const signIn = useSignIn();
  const form = useForm<SignInForm>({
    resolver: valibotResolver(signInFormSchema),
    defaultValues: { username: '', password: '' },
    // The summary takes the focus; its links lead to the fields.
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  const { failure, dismissFailure } = signIn;

  // A failure of an earlier visit of this page is not told again.
  const dismiss = useRef(dismissFailure);
  useEffect(() => dismiss.current(), []);
  // A failed answer is a failed attempt too: the summary takes the focus.
  useEffect(() => {
    if (failure !== null) setAttempt((count) => count + 1);
  }, [failure]);

  const { errors } = form.formState;
  const mistakes = FIELDS.flatMap((field): SignInMistake[] => {
    const code = MISTAKES.find((known) => known === errors[field]?.message);
    return code ? [{ field, code }] : [];
  });

  return {
    username: form.register('username'),
    password: form.register('password'),
    mistakes,
    attempt,
    failure: mistakes.length > 0 || signIn.submitting ? null : failure,
    submitting: signIn.submitting,
    submit: form.handleSubmit(signIn.submit, () => setAttempt((count) => count + 1)),
  };
}
