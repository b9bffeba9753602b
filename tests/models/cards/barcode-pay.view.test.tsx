import { vi } from 'vitest';
import type { InputFrom } from 'xstate';
import { cardsKey } from '#api/account/cards.ts';
import { PayOverlay } from '#areas/cards/pay/pay-overlay.tsx';
import type { StoredValueCard } from '#domain/cards/stored-value-card.ts';
import type { barcodePayMachine } from '#machines/cards/barcode-pay.machine.ts';
import type { ReauthenticationProps } from '#parts/cards/reauthentication.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import type { ViewHarness } from '../kit/view.ts';
import { clock, FIRST, model, SECOND } from './barcode-pay.model.ts';

const card = (part: typeof FIRST, nickname: string): StoredValueCard => ({
  ...part,
  nickname,
  cardImageUrl: null,
  isPrimary: nickname === 'Everyday',
  status: 'active',
  balance: { amount: 2500, currency: 'USD' },
  autoReloadProfile: null,
});
const everyday = card(FIRST, 'Everyday');

/** In the place of the proof, which has walks of its own. */
function Proof({ onProven }: ReauthenticationProps) {
  return (
    <button type="button" onClick={onProven}>
      It is me
    </button>
  );
}

function mountOverlay(harness: ViewHarness) {
  return mount(
    harness,
    <PayOverlay choice={{ type: 'card', card: everyday }} onClose={() => {}} Reauthentication={Proof} />,
    {
      address: '/account/cards#pay',
      clock,
      prepare: ({ queryClient, session }) => {
        const { isProofDue } = harness.input as InputFrom<typeof barcodePayMachine>;
        const provenAt = isProofDue ? null : clock.now();
        vi.spyOn(session, 'visitor').mockReturnValue({ kind: 'member', firstName: 'Ada', memberId: 'ada', provenAt });
        queryClient.setQueryData(cardsKey, [everyday, card(SECOND, 'Office')]);
      },
    },
  );
}

describeView('cards/barcode-pay', model, mountOverlay);
