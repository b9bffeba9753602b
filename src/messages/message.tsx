import type { ReactNode } from 'react';
import type { MessageValues } from './message-values.gen.ts';
import type { MessageId, RichValues, RichValueTable } from './messages.ts';
import { useMessages } from './messages-provider.tsx';

type MessageProps<Id extends MessageId> = { readonly id: Id } & (MessageValues[Id] extends null
  ? { readonly values?: never }
  : { readonly values: RichValues<Id> });

/** A message in place; its values may be elements, and its tags surround parts of it. */
export function Message<const Id extends MessageId>({ id, values }: MessageProps<Id>): ReactNode {
  return useMessages().rich(id, values as RichValueTable | undefined);
}
