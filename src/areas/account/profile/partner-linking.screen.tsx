import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Handshake from 'lucide-react/icons/handshake';
import type { Partnership } from '#domain/configuration.ts';
import { outsideAddress } from '#domain/outside-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import * as links from '#parts/pages/member-links.css.ts';
import * as page from '#parts/pages/member-page.css.ts';
import { MemberPage } from '#parts/pages/member-page.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { look } from '#ui/theme/text.css.ts';
import { usePartnerLinking } from './partner-linking.flow.ts';
import * as css from './profile.css.ts';

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
                <Handshake aria-hidden="true" className={links.icon} />
                <span>
                  <span className={look.strong}>
                    <PartnerName partner={partner} />
                  </span>
                  <br />
                  <span className={look.smallMuted}>{text('account.profile.partner.kind', { partner })}</span>
                </span>
                {partner === 'marriott' ? <ChevronRight size={20} aria-hidden="true" className={links.end} /> : null}
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
