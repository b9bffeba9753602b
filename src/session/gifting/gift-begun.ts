import { isGiftPurchaseKept } from '#platform/storage/gift-purchase.ts';
import { createSessionMark } from '../session-mark.ts';

/** Whether gifts are being bought, or were in this tab: what stands over every page meanwhile is loaded from then on. */
export const { mark: markGiftBegun, useIsMarked: useIsGiftBegun } = createSessionMark(isGiftPurchaseKept);
