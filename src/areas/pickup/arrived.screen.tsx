import { useLocation } from '@tanstack/react-router';
import { outsideAddress } from '#domain/outside-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { AccountPage, AccountPageActions } from '#parts/pages/account-page.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import type { PickupSearch } from './pickup-search.ts';

/** What follows a check-in (CRB-003); opened again it sends nothing (FC-170). */
export function ArrivedScreen({ platform }: Pick<PickupSearch, 'platform'>) {
  const { text } = useMessages();
  const { links } = useConfiguration();
  const stallNumber = useLocation({ select: ({ state }) => state.stallNumber });
  const app = outsideAddress(platform === 'ios' ? links.appStore : platform === 'android' ? links.playStore : null);
  return (
    <AccountPage
      picture="pickup-curbside"
      title={text('pickup.arrived.title')}
      lead={
        stallNumber === undefined ? text('pickup.arrived.text') : text('pickup.arrived.spot', { number: stallNumber })
      }
    >
      <AccountPageActions>
        <ButtonTo to="/menu" variant="secondary" size="large" fullWidth>
          {text('common.see-menu')}
        </ButtonTo>
        {app === null ? null : (
          <SafeLink standalone href={app} newTabLabel={text('common.in-new-tab')}>
            {text('pickup.arrived.app')}
          </SafeLink>
        )}
      </AccountPageActions>
    </AccountPage>
  );
}
