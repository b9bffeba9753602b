import { Link } from '@tanstack/react-router';
import { type FailureCode, isAnswerLost } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';

interface UnsavedPasswordProps {
  readonly failure: FailureCode;
  /** Counts failed attempts: each new number takes the focus here. */
  readonly attempt: number;
  /** Where the new password is tried; a member signs out before. */
  readonly way: '/account/signin' | '/account/signout';
}

/** Why a new password was not saved, and what to do where it may have been saved after all. */
export function UnsavedPassword({ failure, attempt, way }: UnsavedPasswordProps) {
  const { text, failureText } = useMessages();
  if (!isAnswerLost(failure)) {
    return (
      <FormErrorSummary
        title={text('account.new-password.unsaved')}
        errors={[{ message: failureText(failure) }]}
        attempt={attempt}
      />
    );
  }
  return (
    <>
      <FormErrorSummary
        title={text('account.new-password.maybe-saved-title')}
        errors={[{ message: failureText(failure) }, { message: text('account.new-password.maybe-saved') }]}
        attempt={attempt}
      />
      <TextLink standalone render={<Link to={way} />}>
        {text(way === '/account/signin' ? 'common.sign-in' : 'common.sign-out')}
      </TextLink>
    </>
  );
}
