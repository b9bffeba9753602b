import type { ReactNode } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useLaterWords } from '#ui/live/use-later-words.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

/** Says to people who cannot see a skeleton that something is on its way, and what, where there are words for that. */
export function LoadingStatus({ children }: { readonly children?: ReactNode }) {
  const { text } = useMessages();
  const words = useLaterWords(true);
  return (
    <VisuallyHidden as="p" role="status">
      <span ref={words}>{children ?? text('common.loading')}</span>
    </VisuallyHidden>
  );
}
