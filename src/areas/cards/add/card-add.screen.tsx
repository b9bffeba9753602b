import CreditCard from 'lucide-react/icons/credit-card';
import Smartphone from 'lucide-react/icons/smartphone';
import { useMessages } from '#messages/messages-provider.tsx';
import { CardErrorNotice } from '#parts/cards/card-error-notice.tsx';
import { useFormErrors } from '#parts/flow/use-form-errors.ts';
import { WaitingLine } from '#parts/loading/waiting-line.tsx';
import { inside } from '#parts/pages/member-page.css.ts';
import { MemberPage } from '#parts/pages/member-page.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { type CardAdd, NICKNAME_LIMIT, useCardAdd } from './card-add.flow.ts';

const FIELD_IDS = { cardNumber: 'card-add-number', pin: 'card-add-pin' } as const;

const WAYS = [
  { value: 'registered', picture: <CreditCard aria-hidden="true" /> },
  { value: 'digital', picture: <Smartphone aria-hidden="true" /> },
] as const;

/** Adding a stored-value card (CRD-002, SVC-002). */
export function CardAddScreen() {
  const { text } = useMessages();
  const add = useCardAdd();
  return (
    <MemberPage back={{ to: '/account/cards', label: text('common.your-cards') }} title={text('common.add-a-card')}>
      <Card padding="large" className={inside}>
        {add.isReading ? <WaitingLine>{text('cards-add.reading')}</WaitingLine> : <CardAddForm add={add} />}
      </Card>
    </MemberPage>
  );
}

function CardAddForm({ add }: { readonly add: CardAdd }) {
  const { text, failureText } = useMessages();
  const { product } = useConfiguration();
  const failure = add.busy ? null : add.failure;
  const { errorOf, summary } = useFormErrors(add, {
    ids: FIELD_IDS,
    textOf: ({ code }) =>
      code === 'card-pin' ? text('card-fields.mistake.card-pin') : text('card-fields.mistake.card-number', { product }),
    // No answer came (SVC-038).
    failed: failure && { title: text('cards-add.failed'), message: failureText(failure) },
    isListed: add.isShownInSummary,
  });
  return (
    <Form onSubmit={add.submit} aria-busy={add.busy}>
      <FormErrorSummary {...summary} />
      {add.isGift ? (
        <Notice tone="success" title={text('cards-add.gift-title')} live="polite">
          {text('cards-add.gift-text')}
        </Notice>
      ) : null}
      {/* A gift is the card that it is. */}
      {add.isGift ? null : (
        <RadioCards
          legend={text('cards-add.legend')}
          options={WAYS.map(({ value, picture }) => ({
            value,
            picture,
            label: text(`cards-add.${value}`),
            detail: text(`cards-add.${value}-detail`),
          }))}
          value={add.isDigital ? 'digital' : 'registered'}
          onValueChange={add.choose}
          settled={add.busy}
        />
      )}
      {add.isDigital ? null : <NumberAndCode add={add} errorOf={errorOf} />}
      <TextField
        {...add.nickname}
        label={text('cards-add.nickname')}
        optionalLabel={text('common.optional')}
        hint={text('cards-add.nickname-hint')}
        maxLength={NICKNAME_LIMIT}
        autoComplete="off"
      />
      {add.refusal && !add.busy && !add.isShownInSummary ? (
        <CardErrorNotice
          context="card"
          refusal={add.refusal}
          title={text('cards-add.failed')}
          {...(add.isDigital ? {} : { onTryAgain: add.focusNumber })}
        />
      ) : null}
      <Button type="submit" size="large" fullWidth busy={add.busy} busyLabel={text('cards-add.busy')}>
        {text(add.isDigital ? 'cards-add.submit-digital' : 'common.add-card')}
      </Button>
    </Form>
  );
}

type NumberAndCodeProps = {
  readonly add: CardAdd;
  readonly errorOf: (field: keyof typeof FIELD_IDS) => string | undefined;
};

function NumberAndCode({ add, errorOf }: NumberAndCodeProps) {
  const { text } = useMessages();
  return (
    <>
      <TextField
        {...add.cardNumber}
        id={FIELD_IDS.cardNumber}
        label={text('card-fields.number')}
        hint={add.isGift ? undefined : text('cards-add.number-hint')}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        error={errorOf('cardNumber')}
      />
      <TextField
        {...add.pin}
        id={FIELD_IDS.pin}
        label={text('card-fields.pin')}
        hint={add.isGift ? undefined : text('card-fields.pin-hint')}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        error={errorOf('pin')}
      />
    </>
  );
}
