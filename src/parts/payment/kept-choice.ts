import { useRef } from 'react';
import { createKeptEntries } from '#session/kept-entries.ts';
import { useAddPaymentMethod } from './add-payment-method.ts';

/** As `createKeptEntries`, for a form from which a way to pay can be added: it is there again with what was chosen (D-255). */
export function createKeptChoice<Choice>() {
  const useKeptEntries = createKeptEntries<Choice>();
  return function useKeptChoice(read: () => Choice | null, key: string) {
    const leave = useAddPaymentMethod();
    const isAdding = useRef(false);
    const kept = useKeptEntries(read, key, () => isAdding.current);
    const addPaymentMethod = () => {
      isAdding.current = true;
      leave();
    };
    return { kept, addPaymentMethod };
  };
}
