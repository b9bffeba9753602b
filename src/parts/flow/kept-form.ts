import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type PlainMessageId, wording } from '#messages/messages.ts';
import { createKeptEntries } from '#session/kept-entries.ts';
import { useNotices } from '#session/session-provider.tsx';

type KeepableForm<Typed extends FieldValues> = Pick<UseFormReturn<Typed>, 'getValues' | 'reset' | 'formState'>;

/**
 * Gives a form back what was typed into it when the session ended (FC-064): over what the server says by now, and not saved
 * before the person says so. `fields` names what may be kept, which is never a password or a code. The hook answers whether it
 * gave anything back.
 */
export function createKeptForm<Typed extends FieldValues>(fields: readonly (keyof Typed)[]) {
  const useKeptEntries = createKeptEntries<Partial<Typed>>();
  return function useKeptForm(form: KeepableForm<Typed>, message: PlainMessageId, key?: string): boolean {
    const notices = useNotices();
    const { getValues, reset, formState } = form;
    const kept = useKeptEntries(() => {
      const typed = getValues();
      const saved = new Map<keyof Typed, unknown>(Object.entries(formState.defaultValues ?? {}));
      const entries: Partial<Typed> = {};
      for (const field of fields) {
        if (typed[field] !== saved.get(field)) entries[field] = typed[field];
      }
      return Object.keys(entries).length > 0 ? entries : null;
    }, key);
    useEffect(() => {
      if (kept === null) return;
      reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
      notices.toast('kept-entries', { text: wording(message) });
    }, [kept, getValues, reset, notices, message]);
    return kept !== null;
  };
}
