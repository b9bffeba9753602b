import { useQuery } from '@tanstack/react-query';
import { loyaltyQuery } from '#api/rewards/loyalty.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { TextTo } from '#parts/page-links.tsx';
import { useConfiguration, useIsConfigurationKnown } from '#session/configuration.ts';
import * as css from './stars-line.css.ts';

/** The Stars to spend, with the level where there are levels (AMB-17): the way to them, also where they cannot be read. */
export function StarsLine() {
  const { text } = useMessages();
  const { enableNextGenLoyalty } = useConfiguration().rewards;
  const isKnown = useIsConfigurationKnown();
  const { data, error } = useQuery(loyaltyQuery());
  const stars = data && isKnown ? text('common.stars', { amount: data.starBalance }) : null;
  const level = data?.level && enableNextGenLoyalty ? ` · ${text(`common.level.${data.level}`)}` : '';
  return (
    <p className={css.stars}>
      {stars === null && !error ? (
        '\u00A0'
      ) : (
        <TextTo to="/account/rewards">{stars === null ? text('common.your-rewards') : `${stars}${level}`}</TextTo>
      )}
    </p>
  );
}
