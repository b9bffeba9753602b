import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Catalogue } from './catalogue.ts';
import type { Messages } from './messages.ts';

const MessagesContext = createContext<Messages | null>(null);

/** Gives the tree its words and follows a change of language. */
export function MessagesProvider({
  catalogue,
  children,
}: {
  readonly catalogue: Catalogue;
  readonly children: ReactNode;
}) {
  // The page that was prerendered speaks the language that this render begins with.
  const messages = useSyncExternalStore(
    catalogue.subscribe,
    () => catalogue.messages,
    useMemo(() => {
      const first = catalogue.messages;
      return () => first;
    }, [catalogue]),
  );
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** The words and formatters of the language spoken now. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it.');
  return messages;
}
