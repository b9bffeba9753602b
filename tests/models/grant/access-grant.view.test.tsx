import { useRouter } from '@tanstack/react-router';
import { AccessGrantScreen } from '#areas/grant/access-grant.screen.tsx';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { AUTHORIZE, model, WHOLE } from './access-grant.model.ts';

const REQUEST = { clientId: 'ridewell', responseType: 'code', redirectUri: null, scope: null, state: 'abc' };

function Page({ start }: { readonly start: string }) {
  const { history } = useRouter();
  externalEvents.register(() => history.back());
  return <AccessGrantScreen request={start === WHOLE ? REQUEST : null} />;
}

describeView('grant/access-grant', model, (harness) =>
  mount(harness, <Page start={harness.start} />, { address: AUTHORIZE }),
);
