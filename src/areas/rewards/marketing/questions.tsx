import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { countryOf } from '#domain/locale.ts';
import { outsideAddress } from '#domain/outside-address.ts';
import { REDEEM_FROM } from '#domain/rewards/loyalty-tier.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { TextTo } from '#parts/page-links.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import * as css from './questions.css.ts';
import { Section } from './section.tsx';

/** What people ask. Whether Stars expire is a matter of tiers, which the legacy page does not name (AMB-17). */
export function Questions({ hasTiers }: { readonly hasTiers: boolean }) {
  const { text, locale } = useMessages();
  return (
    <Section title={text('rewards-marketing.questions.title')} narrow>
      <div className={css.questions}>
        <Question asked={text('rewards-marketing.questions.cost')}>
          {text('rewards-marketing.questions.cost-answer')}
        </Question>
        <Question asked={text('rewards-marketing.questions.earn')}>
          {text('rewards-marketing.questions.earn-answer')}
        </Question>
        <Question asked={text('rewards-marketing.questions.where')}>
          {text('rewards-marketing.questions.where-answer')}
          {countryOf(locale) === 'US' ? <TextTo to="/store-locator">{text('common.find-a-store')}</TextTo> : null}
        </Question>
        <Question asked={text('rewards-marketing.questions.least')}>
          {text('rewards-marketing.questions.least-answer', { stars: REDEEM_FROM })}
        </Question>
        {hasTiers ? (
          <Question asked={text('rewards-marketing.questions.expire')}>
            {text('rewards-marketing.questions.expire-answer')}
          </Question>
        ) : null}
      </div>
      <Help />
    </Section>
  );
}

/** One of them, opened and closed by the browser itself. */
function Question({ asked, children }: { readonly asked: ReactNode; readonly children: ReactNode }) {
  return (
    <details className={css.question}>
      <summary className={css.asked}>
        {asked}
        <ChevronDown aria-hidden="true" className={css.sign} />
      </summary>
      <div className={css.answer}>{children}</div>
    </details>
  );
}

/** Where the retailer answers the rest; what is not configured is not there (RWD-011). */
function Help() {
  const { text } = useMessages();
  const { links } = useConfiguration();
  const faq = outsideAddress(links.faq);
  const service = outsideAddress(links.customerService);
  return (
    <div className={css.help}>
      {faq === null ? null : (
        <SafeLink standalone href={faq} newTabLabel={text('common.in-new-tab')}>
          {text('rewards-marketing.questions.more')}
        </SafeLink>
      )}
      {service === null ? null : (
        <SafeLink standalone href={service} newTabLabel={text('common.in-new-tab')}>
          {text('common.customer-service')}
        </SafeLink>
      )}
    </div>
  );
}
