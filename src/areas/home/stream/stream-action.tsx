import type { StreamAction as Action } from '#domain/stream-card.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import { PathLink } from './path-link.tsx';

interface StreamActionProps {
  readonly action: Action;
  /** The first of a card is a button, the second a plain link. */
  readonly isFirst: boolean;
}

/** A call to action that is active (FED-062, FED-063). */
export function StreamAction({ action: { text: words, label, target }, isFirst }: StreamActionProps) {
  const { text } = useMessages();
  if (target.kind === 'outside') {
    return (
      <SafeLink href={target.address} newTabLabel={text('common.in-new-tab')} standalone>
        {words}
      </SafeLink>
    );
  }
  return (
    <ButtonLink
      variant={isFirst ? 'secondary' : 'ghost'}
      size="small"
      render={<PathLink path={target.path} label={label === null ? undefined : spokenLabel(words, label)} />}
    >
      {words}
    </ButtonLink>
  );
}

/** What is said holds what is seen, so that speech input finds it. */
const spokenLabel = (words: string, label: string) =>
  label.toLowerCase().includes(words.toLowerCase()) ? label : `${words}: ${label}`;
