import type { StreamAction as Action } from '#domain/home/stream-card.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import { PathLink } from './path-link.tsx';

type StreamActionsProps = {
  readonly actions: readonly Action[];
  /** A way that the card has by its kind comes before them. */
  readonly isFollowing?: boolean;
};

/** The calls to action of a card that are active, two at most; both may have the same words (FED-062, FED-063). */
export function StreamActions({ actions: [first, second], isFollowing = false }: StreamActionsProps) {
  return (
    <>
      {first ? <StreamAction action={first} isFirst={!isFollowing} /> : null}
      {second ? <StreamAction action={second} isFirst={false} /> : null}
    </>
  );
}

type StreamActionProps = {
  readonly action: Action;
  /** The first of a card is a button, the second a plain link. */
  readonly isFirst: boolean;
};

function StreamAction({ action: { text: words, label, target }, isFirst }: StreamActionProps) {
  const { text } = useMessages();
  const spoken = label === null ? undefined : spokenLabel(words, label);
  if (target.kind === 'outside') {
    return (
      <SafeLink href={target.address} label={spoken} newTabLabel={text('common.in-new-tab')} standalone>
        {words}
      </SafeLink>
    );
  }
  return (
    <ButtonLink
      variant={isFirst ? 'secondary' : 'ghost'}
      size="small"
      render={<PathLink path={target.path} label={spoken} />}
    >
      {words}
    </ButtonLink>
  );
}

/** What is said holds what is seen, so that speech input finds it. */
const spokenLabel = (words: string, label: string) =>
  label.toLowerCase().includes(words.toLowerCase()) ? label : `${words}: ${label}`;
