import { vi } from 'vitest';
import type { InputFrom } from 'xstate';
import { PromoRedemptionScreen } from '#areas/rewards/promo/promo-redemption.screen.tsx';
import type { Member } from '#domain/visitor.ts';
import type { promoRedemptionMachine } from '#machines/rewards/promo-redemption.machine.ts';
import { keepPromoMark } from '#platform/storage/promo-marks.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './promo-redemption.model.ts';

const MATCH_ID = '7000';

const ada: Member = { kind: 'member', firstName: 'Ada', memberId: 'ada' };

describeView('rewards/promo-redemption', model, (harness) => {
  const { hasMatchId, earlier } = harness.input as InputFrom<typeof promoRedemptionMachine>;
  return mount(harness, <PromoRedemptionScreen matchId={hasMatchId ? MATCH_ID : undefined} />, {
    address: '/rewards/promo/redeem',
    prepare: ({ session }) => {
      vi.spyOn(session, 'visitor').mockReturnValue(ada);
      keepPromoMark({ matchId: MATCH_ID, memberId: ada.memberId }, earlier, session.clock);
    },
  });
});
