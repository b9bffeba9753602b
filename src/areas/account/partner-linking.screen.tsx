import { Link } from '@tanstack/react-router';
import Handshake from 'lucide-react/icons/handshake';
import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './member-page.css.ts';
import { Failed, MemberPage, OnItsWay } from './member-page.tsx';
import { usePartnerLinking } from './partner-linking.flow.ts';

/** The programmes whose accounts go with a member's own (ACC-128); linking follows with the loyalty pages. */
export function PartnerLinkingScreen() {
  const { text } = useMessages();
  const { reading, partners, failure, retry } = usePartnerLinking();
  return (
    <MemberPage
      back={{ to: '/account/profile', label: text('member.back-to-profile') }}
      title={text('member.partner.title')}
      lead={text('member.partner.lead')}
    >
      {reading ? <OnItsWay parts={1} /> : null}
      {failure !== null && !reading ? (
        <Failed title={text('member.partner.failed')} failure={failure} onRetry={retry} />
      ) : null}
      {partners.length > 0 ? (
        <Card>
          <ul className={css.links}>
            {partners.map((partner) => (
              <li key={partner} className={css.partner}>
                <Handshake aria-hidden="true" className={css.linkIcon} />
                <span>
                  <span className={look.strong}>{text('member.partner.name', { partner })}</span>
                  <br />
                  <span className={look.smallMuted}>{text('member.partner.kind', { partner })}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className={classNames(look.smallMuted, css.note)}>{text('member.partner.later')}</p>
        </Card>
      ) : null}
      {!reading && failure === null && partners.length === 0 ? (
        <EmptyState
          picture="gift-congratulations"
          title={text('member.partner.none-title')}
          actions={<ButtonLink render={<Link to="/account/profile" />}>{text('member.back-to-profile')}</ButtonLink>}
        >
          <p>{text('member.partner.none-text')}</p>
        </EmptyState>
      ) : null}
    </MemberPage>
  );
}
