import { useRef } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useFormErrors } from '#parts/flow/use-form-errors.ts';
import { useKeptFocus } from '#parts/use-kept-focus.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { look } from '#ui/theme/text.css.ts';
import { CodeConfirmation } from '../second-factor/code-confirmation.tsx';
import { useMfaVerification } from '../second-factor/mfa-verification.flow.ts';
import * as secondFactor from '../second-factor/second-factor.css.ts';
import { VerifiedPage } from '../second-factor/verified-page.tsx';
import { type MfaPhoneFlow, useMfaPhone } from './mfa-phone.flow.ts';
import { SettingsFormPage } from './settings-page.tsx';

const FIELD_IDS = { phoneNumber: 'mfa-phone-number' } as const;

/** What will be sent is said until it was. */
const leadOf = ({ confirmation }: MfaPhoneFlow, lead: string) => (confirmation ? null : lead);

/** The page needs no proof (ACC-117): a first number has none (decision AO-31). For a further one the server demands it (D-321). */
export function AddPhoneScreen() {
  const { text } = useMessages();
  // Asked for only where the server wants one all the same.
  const verification = useMfaVerification(false);
  const flow = useMfaPhone({ phoneId: null, onVerificationRequired: verification.lapse });
  return (
    <VerifiedPage title={text('account.settings.phone.add-title')} verification={verification}>
      <SettingsFormPage
        title={text('account.settings.phone.add-title')}
        lead={leadOf(flow, text('account.settings.phone.add-lead'))}
      >
        <NumberOrCode flow={flow} />
      </SettingsFormPage>
    </VerifiedPage>
  );
}

type EditPhoneScreenProps = {
  /** As the address names it. */
  readonly phoneId: string;
};

/** Another number for a phone; the old one stays until the code of the new one is entered (ACC-118). */
export function EditPhoneScreen({ phoneId }: EditPhoneScreenProps) {
  const { text } = useMessages();
  const verification = useMfaVerification(true);
  const flow = useMfaPhone({ phoneId, onVerificationRequired: verification.lapse });
  return (
    <VerifiedPage title={text('account.settings.phone.edit-title')} verification={verification}>
      <SettingsFormPage
        title={text('account.settings.phone.edit-title')}
        lead={leadOf(flow, text('account.settings.phone.edit-lead'))}
      >
        <NumberOrCode flow={flow} />
      </SettingsFormPage>
    </VerifiedPage>
  );
}

/** The number first, then its code; the way back to the number goes with its press. */
export function NumberOrCode({ flow }: { readonly flow: MfaPhoneFlow }) {
  const step = useRef<HTMLDivElement>(null);
  useKeptFocus(step);
  return (
    <div ref={step} tabIndex={-1} className={secondFactor.step}>
      {flow.confirmation ? <NumberCode flow={flow} confirmation={flow.confirmation} /> : <NumberForm flow={flow} />}
    </div>
  );
}

type NumberCodeProps = {
  readonly flow: MfaPhoneFlow;
  readonly confirmation: NonNullable<MfaPhoneFlow['confirmation']>;
};

function NumberCode({ flow, confirmation }: NumberCodeProps) {
  const { text } = useMessages();
  return (
    <>
      <p className={look.body}>{text('account.settings.phone.code-lead', { lastFour: flow.lastFour })}</p>
      <CodeConfirmation confirmation={confirmation} />
      <Button variant="ghost" onClick={flow.decline}>
        {text('account.settings.phone.other')}
      </Button>
    </>
  );
}

function NumberForm({ flow }: { readonly flow: MfaPhoneFlow }) {
  const { text, failureText } = useMessages();
  const isOfField = flow.failure === 'phone-refused' || flow.failure === 'phone-known';
  // A number that was typed since has no verdict yet.
  const failure = flow.submitting || (isOfField && !flow.isSent) ? null : flow.failure;
  const { errorOf, summary } = useFormErrors(flow, {
    ids: FIELD_IDS,
    textOf: () => text('failures.phone-refused'),
    failed: failure && {
      title: text(isOfField ? 'common.check-entries' : 'account.settings.phone.unsuccessful'),
      message: failureText(failure),
      field: isOfField ? 'phoneNumber' : undefined,
    },
  });
  return (
    <Form onSubmit={flow.submit} aria-busy={flow.submitting}>
      <FormErrorSummary {...summary} />
      <TextField
        {...flow.phoneNumber}
        id={FIELD_IDS.phoneNumber}
        label={text('common.phone-number')}
        hint={text('account.settings.phone.hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        error={errorOf('phoneNumber')}
      />
      <Button type="submit" size="large" fullWidth busy={flow.submitting} busyLabel={text('common.sending')}>
        {text('account.settings.phone.submit')}
      </Button>
    </Form>
  );
}
