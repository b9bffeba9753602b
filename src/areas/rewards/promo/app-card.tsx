import { useMessages } from '#messages/messages-provider.tsx';
import { TextTo } from '#parts/page-links.tsx';
import { Art } from '#ui/art/art.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './promo-page.css.ts';

/** What the app is good for, whatever became of the offer (PRM-027). */
export function AppCard() {
  const { text } = useMessages();
  return (
    <aside className={css.app} aria-labelledby="promo-app">
      <Art name="tier-gold" lazy className={css.appPicture} />
      <div>
        <h2 id="promo-app" className={look.heading3}>
          {text('rewards-promo.redeem.app-title')}
        </h2>
        <p className={look.small}>{text('rewards-promo.redeem.app-text')}</p>
        <TextTo to="/rewards/mobile-apps">{text('common.learn-more')}</TextTo>
      </div>
    </aside>
  );
}
