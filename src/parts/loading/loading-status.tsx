import { useMessages } from '#messages/messages-provider.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

/** Says to people who cannot see a skeleton that something is on its way. */
export function LoadingStatus() {
  const { text } = useMessages();
  return (
    <VisuallyHidden as="p" role="status">
      {text('common.loading')}
    </VisuallyHidden>
  );
}
