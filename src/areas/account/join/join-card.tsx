import CreditCard from 'lucide-react/icons/credit-card';
import Smartphone from 'lucide-react/icons/smartphone';
import TicketMinus from 'lucide-react/icons/ticket-minus';
import { JOIN_CARD_OPTIONS, type JoinCardOption } from '#domain/account/new-account.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import * as css from './create-account.css.ts';
import type { CreateAccountFlow } from './create-account.flow.ts';
import { type CreateFormField, JOIN_FIELD_IDS } from './create-account-fields.ts';

const CHOICES = {
  digitalCard: { words: 'digital', Picture: Smartphone },
  registerCard: { words: 'register', Picture: CreditCard },
  noCard: { words: 'none', Picture: TicketMinus },
} as const satisfies Record<JoinCardOption, object>;

type JoinCardProps = {
  readonly flow: CreateAccountFlow;
  readonly errorOf: (field: CreateFormField) => string | undefined;
};

/** What is to become of a card; number and code are asked only for one that the person has (ACC-050, ACC-051). */
export function JoinCard({ flow, errorOf }: JoinCardProps) {
  const { text } = useMessages();
  const { form, card } = flow;
  // A password manager may fill fields that are not shown: that shows them.
  const watched = { onChange: (event: { target: { value: string } }) => flow.onCardFieldChanged(event.target.value) };
  return (
    <>
      <RadioCards
        id="join-card-choice"
        legend={text('account.join.card.legend')}
        options={JOIN_CARD_OPTIONS.map((value) => {
          const { words, Picture } = CHOICES[value];
          return {
            value,
            label: text(`account.join.card.${words}`),
            detail: text(`account.join.card.${words}-detail`),
            picture: <Picture className={css.cardPicture} aria-hidden="true" />,
          };
        })}
        value={card}
        onValueChange={flow.chooseCard}
      />
      <div hidden={card !== 'registerCard'} className={css.cardFields}>
        <TextField
          {...form.register('registerCardNumber', watched)}
          id={JOIN_FIELD_IDS.registerCardNumber}
          label={text('card-fields.number')}
          hint={text('account.join.card.number-hint')}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          error={errorOf('registerCardNumber')}
        />
        <TextField
          {...form.register('registerCardPin', watched)}
          id={JOIN_FIELD_IDS.registerCardPin}
          label={text('card-fields.pin')}
          hint={text('card-fields.pin-hint')}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          error={errorOf('registerCardPin')}
        />
      </div>
    </>
  );
}
