import { useLocation } from '@tanstack/react-router';
import type { LocatorTab } from '#domain/store-locator/locator.ts';
import { may } from '#domain/visitor.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { useVisitor } from '#session/session-provider.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { useLocator } from '../locator-context.tsx';

const words = {
  favourites: {
    picture: 'empty-no-favourites',
    title: 'store-locator.no-favourites',
    hint: 'store-locator.no-favourites-hint',
    signedOut: 'store-locator.no-favourites-hint-signed-out',
  },
  previous: {
    picture: 'empty-no-previous',
    title: 'store-locator.no-previous',
    hint: 'store-locator.no-previous-hint',
    signedOut: 'store-locator.no-previous-hint-signed-out',
  },
} as const;

/** The Previous or the Favorites tab without any store (LOC-039, LOC-040); who is not signed in has none (decision A28). */
export function NoTabStores({ tab }: { tab: Exclude<LocatorTab, 'nearby'> }) {
  const { text } = useMessages();
  const { list } = useLocator();
  const isMember = may(useVisitor(), 'keepFavourites');
  const returnUrl = useLocation({ select: ({ href }) => href });
  const { picture, title, hint, signedOut } = words[tab];
  return (
    <EmptyState
      compact
      headingLevel={3}
      picture={picture}
      title={text(title)}
      actions={
        <>
          {isMember ? null : (
            <ButtonLink render={<Link to="/account/signin" search={{ returnUrl }} />}>
              {text('common.sign-in')}
            </ButtonLink>
          )}
          <Button variant="secondary" onClick={() => list.send({ type: 'tab.chosen', tab: 'nearby' })}>
            {text('store-locator.show-nearby')}
          </Button>
        </>
      }
    >
      {text(isMember ? hint : signedOut)}
    </EmptyState>
  );
}
