import { ConsentBanner } from '#areas/privacy/consent-banner.tsx';
import type { Consent } from '#domain/privacy/consent.ts';
import { CONSENT_COOKIE, saveConsent } from '#platform/measuring/consent.ts';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './consent.model.ts';

const nothing = () => {};

describeView('privacy/consent', model, (harness) => {
  const { kept, isReopened } = harness.input as { kept: Consent | null; isReopened: boolean };
  // biome-ignore lint/suspicious/noDocumentCookie: a browser that was never asked
  document.cookie = `${CONSENT_COOKIE}=; Path=/; Max-Age=0`;
  if (kept) saveConsent(kept);
  // Another tab, or the privacy settings beside it.
  externalEvents.register(() => saveConsent({ analytics: false, advertising: false }));
  return mount(
    harness,
    <>
      <ConsentBanner isReopened={isReopened} onClosed={nothing} />
      <p>the page</p>
    </>,
  );
});
