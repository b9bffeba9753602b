import { type FailureCode, isAnswerLost } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';

type UnsavedPasswordProps = {
  readonly failure: FailureCode;
  /** Counts failed attempts: each new number takes the focus here. */
  readonly attempt: number;
  /** Where the new password is tried; a member signs out before, and on to a page that asks for it. */
  readonly way: '/account/signin' | '/account/signout';
};

/** Why a new password was not saved, and what to do where it may have been saved after all. */
export function UnsavedPassword({ failure, attempt, way }: UnsavedPasswordProps) {
  const { text, failureText } = useMessages();
  // Refused here, the present password may be the new one, or the link may have set it.
  const isRefused = failure === 'password-refused';
  if (!isRefused && !isAnswerLost(failure)) {
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
        errors={[
          ...(isRefused ? [] : [{ message: failureText(failure) }]),
          { message: text('account.new-password.maybe-saved') },
        ]}
        attempt={attempt}
      />
      {way === '/account/signin' ? (
        <TextLink standalone render={<Link to={way} />}>
          {text('common.sign-in')}
        </TextLink>
      ) : (
        <TextLink standalone render={<Link to={way} search={{ returnUrl: '/account/settings' }} />}>
          {text('common.sign-out')}
        </TextLink>
      )}
    </>
  );
}
