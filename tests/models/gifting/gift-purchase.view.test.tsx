import type { GiftMarker } from '#domain/gifting/gift-purchase.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './gift-purchase.model.ts';
import { CONFIRMATION, leaveMarker, PurchasePage } from './mount-gift-purchase.tsx';

describeView('gifting/gift-purchase', model, (harness) => {
  const { marker } = harness.input as { marker: GiftMarker | null };
  leaveMarker(marker);
  return mount(harness, <PurchasePage />, { address: marker === null ? '/gift/80010101' : CONFIRMATION });
});
