import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Partnership } from '#domain/configuration.ts';
import { outsideAddress } from '#domain/outside-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import * as page from '#parts/pages/member-page.css.ts';
import { MemberPage } from '#parts/pages/member-page.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { Art } from '#ui/art/art.tsx';
import type { ArtName } from '#ui/art/art-name.ts';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { look } from '#ui/theme/text.css.ts';
import { usePartnerLinking } from './partner-linking.flow.ts';
import * as css from './profile.css.ts';

const PICTURES: Record<Partnership, ArtName> = {
  deltaSkymiles: 'partner-airline',
  aeroplan: 'partner-airline',
  bankOfAmerica: 'partner-bank',
  tdBank: 'partner-bank',
  marriott: 'hotel-suitcase',
};

/** The programmes whose accounts go with a member's own (ACC-128); each language is of a market, for which they are counted anew. */
export function PartnerLinkingScreen() {
  return <PartnerLinkingPage key={useMessages().locale} />;
}

function PartnerLinkingPage() {
  const { text } = useMessages();
  const { reading, partners, failure, retry } = usePartnerLinking();
  return (
    <MemberPage
      back={{ to: '/account/profile', label: text('common.to-profile') }}
      title={text('common.partner-programs')}
      lead={text('account.profile.partner.lead')}
    >
      {reading ? <LoadingSkeleton parts={1} /> : null}
      {failure !== null && !reading ? (
        <LoadError title={text('account.profile.partner.failed')} failure={failure} onRetry={retry} />
      ) : null}
      {partners.length > 0 ? (
        <Card>
          <ul className={page.list}>
            {partners.map((partner) => (
              <li key={partner} className={css.partner}>
                <Art name={PICTURES[partner]} className={css.partnerPicture} />
                <span>
                  <span className={look.strong}>
                    <PartnerName partner={partner} />
                  </span>
                  <br />
                  <span className={look.smallMuted}>{text('account.profile.partner.kind', { partner })}</span>
                </span>
                {partner === 'marriott' ? <ChevronRight aria-hidden="true" /> : null}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {!reading && failure === null && partners.length === 0 ? (
        <EmptyState
          picture="gift-congratulations"
          title={text('account.profile.partner.none-title')}
          actions={<ButtonTo to="/account/profile">{text('common.to-profile')}</ButtonTo>}
        >
          <p>{text('account.profile.partner.none-text')}</p>
        </EmptyState>
      ) : null}
    </MemberPage>
  );
}

/** The hotels have a page where accounts are linked; the others say more about it on their own sites. */
function PartnerName({ partner }: { readonly partner: Partnership }) {
  const { text } = useMessages();
  const { partnershipLinks } = useConfiguration().rewards;
  const name = text(`common.partner.${partner}`);
  if (partner === 'marriott') {
    return (
      <TextLink tone="quiet" stretched render={<Link to="/rewards/partnerships/marriottbonvoy" />}>
        {name}
      </TextLink>
    );
  }
  const address = outsideAddress(partnershipLinks[partner]);
  if (address === null) return name;
  return (
    <SafeLink tone="quiet" stretched href={address} newTabLabel={text('common.in-new-tab')}>
      {name}
    </SafeLink>
  );
}
