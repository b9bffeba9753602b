import { useRef, useState } from 'react';
import { MINUTE_MS } from '#domain/durations.ts';
import { keptAge } from '#domain/kept-age.ts';
import { createKeptEntries } from '#session/kept-entries.ts';
import { useClock } from '#session/session-provider.tsx';
import { useAddPaymentMethod } from './add-payment-method.ts';

/** Long enough to add a way to pay, as to sign in for a heart (D-068): a choice from before would look as if it were set. */
const KEPT_MS = 30 * MINUTE_MS;

type Dated<Choice> = { readonly choice: Choice; readonly at: number };

/** Keeps what `createKeptEntries` keeps, for a form that a visitor leaves to add a way to pay: it comes back with the choice (D-255). */
export function createKeptChoice<Choice>() {
  const useKeptEntries = createKeptEntries<Dated<Choice>>();
  return function useKeptChoice(read: () => Choice | null, key: string) {
    const leave = useAddPaymentMethod();
    const isAdding = useRef(false);
    const clock = useClock();
    const [openedAt] = useState(() => clock.now());
    const readDated = () => {
      const choice = read();
      return choice === null ? null : { choice, at: clock.now() };
    };
    const dated = useKeptEntries(readDated, key, () => isAdding.current);
    const kept =
      dated !== null && keptAge(dated.at, { now: openedAt, life: KEPT_MS }) === 'young' ? dated.choice : null;
    const addPaymentMethod = () => {
      isAdding.current = true;
      leave();
    };
    return { kept, addPaymentMethod };
  };
}
