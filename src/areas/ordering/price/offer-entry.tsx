import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PricedOffer } from '#domain/ordering/priced-order.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import * as css from './price.css.ts';

/** The longest code that is sent, characters. */
const LONGEST_CODE = 40;

type OfferEntryProps = {
  /** Codes that are part of the order, at most one (ORD-030). */
  readonly offers: readonly string[];
  /** As the server has priced them. */
  readonly priced: readonly PricedOffer[];
  /** An offer has just been refused (PRV-033). */
  readonly isRefused: boolean;
  readonly onApply: (code: string) => void;
  readonly onRemove: (code: string) => void;
};

/** A reward or coupon joins the order by its code, and leaves it (ORD-029, ORD-030); for members. */
export function OfferEntry(props: OfferEntryProps) {
  const { text } = useMessages();
  // While it is in use the keyboard follows from the field to the offer and back; from elsewhere it is never taken.
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {props.isRefused && !isOpen ? text('ordering.offer.refused') : null}
      </VisuallyHidden>
      <Entry {...props} isOpen={isOpen} setOpen={setOpen} />
    </>
  );
}

type EntryProps = OfferEntryProps & { readonly isOpen: boolean; readonly setOpen: (isOpen: boolean) => void };

function Entry({ offers, priced, isRefused, onApply, onRemove, isOpen, setOpen }: EntryProps) {
  const { text } = useMessages();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [applied] = offers;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // What is said below the field is not behind the bar at the bottom.
  useEffect(() => {
    if (isRefused || isMissing) form.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isRefused, isMissing]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A code has no spaces; one that is copied may have some.
    const code = typed.replace(/\s+/g, '').toUpperCase();
    setMissing(code === '');
    if (code === '') return field.current?.focus();
    setOpen(true);
    onApply(code);
  };
  if (applied !== undefined) {
    const { description = '' } = priced.find(({ code }) => code === applied) ?? {};
    return (
      <p className={css.offer}>
        <span className={look.strong}>{description || applied}</span>
        <IconButton
          label={text('ordering.offer.remove', { offer: description || applied })}
          icon={<X aria-hidden="true" />}
          autoFocus={isOpen}
          onBlur={() => setOpen(false)}
          onClick={() => {
            setTyped('');
            setOpen(true);
            onRemove(applied);
          }}
        />
      </p>
    );
  }
  if (!isOpen && !isRefused) {
    return (
      <Button variant="ghost" size="small" atStart className={css.open} onClick={() => setOpen(true)}>
        {text('ordering.offer.open')}
      </Button>
    );
  }
  const refused = isRefused ? text('ordering.offer.refused') : undefined;
  const error = isMissing ? text('ordering.offer.missing') : refused;
  return (
    <form ref={form} className={css.code} onSubmit={submit}>
      <TextField
        ref={field}
        label={text('ordering.offer.code')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setMissing(false);
        }}
        maxLength={LONGEST_CODE}
        autoCapitalize="characters"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        autoFocus={isOpen}
        error={error}
      />
      <Button type="submit" variant="secondary">
        {text('ordering.offer.apply')}
      </Button>
    </form>
  );
}
