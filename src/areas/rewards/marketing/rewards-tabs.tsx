import { useMessages } from '#messages/messages-provider.tsx';
import { Link, WHATEVER_SEARCH } from '#parts/link.tsx';
import * as css from './rewards-tabs.css.ts';

/** The two pages of the programme, the one that is open marked (RWD-006). */
export function RewardsTabs() {
  const { text } = useMessages();
  return (
    <nav aria-label={text('common.rewards-tabs')} className={css.tabs}>
      <Link to="/rewards" activeOptions={WHATEVER_SEARCH} className={css.tab}>
        {text('common.rewards-how')}
      </Link>
      <Link to="/rewards/my-rewards" activeOptions={WHATEVER_SEARCH} className={css.tab}>
        {text('common.rewards-mine')}
      </Link>
    </nav>
  );
}
