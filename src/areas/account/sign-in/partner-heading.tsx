import Link2 from 'lucide-react/icons/link-2';
import type { SafePath } from '#domain/return-url.ts';
import { partnerOfReturnUrl } from '#domain/rewards/partner.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './sign-in.css.ts';

type PartnerHeadingProps = {
  /** The address to return to, where one was given that may be followed. */
  readonly returnUrl: SafePath | undefined;
};

/** One more heading for those who have come to link their account with a partner's; nothing for all others (ACC-017, ACC-018). */
export function PartnerHeading({ returnUrl }: PartnerHeadingProps) {
  const { text, locale } = useMessages();
  const { rewards } = useConfiguration();
  const partner = partnerOfReturnUrl(returnUrl, rewards, locale);
  if (!partner) return null;
  return (
    <div className={css.partner}>
      <Link2 size={22} aria-hidden="true" />
      <h2 className={look.heading3}>
        {text('account.sign-in.partner', { partner: text(`common.partner.${partner}`) })}
      </h2>
    </div>
  );
}
