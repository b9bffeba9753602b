import { vi } from 'vitest';
import { AddMoneySteps } from '#areas/cards/add-money/add-money-sheet.tsx';
import { describeView } from '../kit/register-view.ts';
import { FULL, model, REQUEST_ID, ROOM } from './add-money.model.ts';
import { cardHolding, mountReload, VISA } from './mount-reload.tsx';

vi.mock('#platform/request-id.ts', () => ({ newRequestId: () => REQUEST_ID }));

describeView('cards/add-money', model, (harness) => {
  const card = cardHolding(harness.setting === 'full' ? FULL : ROOM);
  return mountReload(harness, card, <AddMoneySteps card={card} methods={[VISA]} onClose={() => {}} />);
});
