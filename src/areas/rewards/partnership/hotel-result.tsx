import type { ReactNode } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { AccountPage, AccountPageActions } from '#parts/pages/account-page.tsx';
import type { ArtName } from '#ui/art/art-name.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { HOTEL_PAGE } from './hotel-paths.ts';

type Result = 'success' | 'already-linked' | 'unlinked' | 'not-linked' | 'error' | 'unavailable';

const PICTURES: Readonly<Record<Result, ArtName>> = {
  success: 'hotel-linked',
  'already-linked': 'hotel-linked',
  unlinked: 'hotel-unlinked',
  'not-linked': 'hotel-unlinked',
  error: 'empty-error',
  unavailable: 'empty-not-found',
};

/** What came of linking or unlinking, with the way on; it sends no request (PTN-002 to PTN-006, PTN-010). */
export function HotelResult({ result }: { readonly result: Result }) {
  const { text } = useMessages();
  return (
    <AccountPage
      picture={PICTURES[result]}
      title={text(`rewards-partnership.${result}.title`)}
      lead={text(`rewards-partnership.${result}.text`)}
    >
      <AccountPageActions>
        <Ways result={result} />
      </AccountPageActions>
    </AccountPage>
  );
}

function Ways({ result }: { readonly result: Result }): ReactNode {
  const { text } = useMessages();
  const back = text('rewards-partnership.back');
  switch (result) {
    case 'error':
      return (
        <ButtonLink size="large" fullWidth render={<Link to={HOTEL_PAGE} />}>
          {back}
        </ButtonLink>
      );
    case 'unavailable':
      return (
        <ButtonTo to="/rewards" size="large" fullWidth>
          {text('rewards-partnership.unavailable.rewards')}
        </ButtonTo>
      );
    case 'unlinked':
    case 'not-linked':
      return (
        <>
          {/* The guard of that page is the same check as for joining (PTN-044). */}
          <ButtonLink size="large" fullWidth render={<Link to={`${HOTEL_PAGE}/redirect`} />}>
            {text(result === 'unlinked' ? 'rewards-partnership.relink' : 'rewards-partnership.join')}
          </ButtonLink>
          <BackLink>{back}</BackLink>
        </>
      );
    default:
      return (
        <>
          <ButtonTo to="/menu" size="large" fullWidth>
            {text('common.see-menu')}
          </ButtonTo>
          <BackLink>{back}</BackLink>
        </>
      );
  }
}

function BackLink({ children }: { readonly children: ReactNode }) {
  return (
    <TextLink standalone render={<Link to={HOTEL_PAGE} />}>
      {children}
    </TextLink>
  );
}
