import Users from 'lucide-react/icons/users-round';
import { useMessages } from '#messages/messages-provider.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './bulk-gift-banner.css.ts';

/** For those who give to many at once, where the retailer wants it (GFT-006, GFT-007). */
export function BulkGiftBanner() {
  const { text } = useMessages();
  const { showBulkGiftBanner, maximumRecipients } = useConfiguration().gift;
  if (!showBulkGiftBanner) return null;
  return (
    <aside className={classNames(page.wide, css.frame)} aria-labelledby="bulk-gifts">
      <div className={css.banner}>
        <Users className={css.icon} aria-hidden="true" />
        <div>
          <h2 id="bulk-gifts" className={look.heading3}>
            {text('gifting-catalogue.bulk-title')}
          </h2>
          <p className={look.small}>{text('gifting-catalogue.bulk-text', { count: maximumRecipients })}</p>
        </div>
      </div>
    </aside>
  );
}
