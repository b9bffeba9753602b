import { outsideAddress } from '#domain/outside-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import * as css from './sign-in.css.ts';

/** That the terms have changed, where the retailer says so (ACC-014, ACC-015). */
export function UpdatedTerms() {
  const { text } = useMessages();
  const terms = outsideAddress(useConfiguration().links.rewardsTerms);
  return (
    <Notice
      tone="info"
      title={text('account.sign-in.terms-title')}
      className={css.terms}
      action={
        terms === null ? null : (
          <SafeLink href={terms} newTabLabel={text('common.in-new-tab')} standalone>
            {text('common.read-terms')}
          </SafeLink>
        )
      }
    >
      {text('account.sign-in.terms-text')}
    </Notice>
  );
}
