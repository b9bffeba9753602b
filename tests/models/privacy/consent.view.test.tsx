import { ConsentBanner } from '#areas/privacy/consent-banner.tsx';
import type { Consent } from '#domain/consent.ts';
import { CONSENT_COOKIE, saveConsent } from '#platform/consent.ts';
import { FlowRuntimeProvider } from '#session/flow-runtime.tsx';
import { backstage } from '../backstage.ts';
import { describeView } from '../kit/register-view.ts';
import { mountSession } from '../session/session-stage.tsx';
import { model } from './consent.model.ts';

const nothing = () => {};

describeView('privacy/consent', model, (stage) => {
  const { kept, isReopened } = stage.input as { kept: Consent | null; isReopened: boolean };
  // biome-ignore lint/suspicious/noDocumentCookie: a browser that was never asked
  document.cookie = `${CONSENT_COOKIE}=; Path=/; Max-Age=0`;
  if (kept) saveConsent(kept);
  // Another tab, or the privacy settings beside it.
  backstage.opens(() => saveConsent({ analytics: false, advertising: false }));
  return mountSession(stage, () => (
    <FlowRuntimeProvider value={{ actors: stage.actors, clock: stage.clock, inspect: stage.inspect }}>
      <ConsentBanner isReopened={isReopened} onClosed={nothing} />
      <p>the page</p>
    </FlowRuntimeProvider>
  ));
});
