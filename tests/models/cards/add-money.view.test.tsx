import { AddMoneySteps } from '#areas/cards/add-money/add-money-sheet.tsx';
import * as requestId from '#platform/request-id.ts';
import { standIn } from '#tests/support/stand-in.ts';
import { describeView } from '../kit/register-view.ts';
import { FULL, model, REQUEST_ID, ROOM } from './add-money.model.ts';
import { cardHolding, mountReload, VISA } from './mount-reload.tsx';

describeView('cards/add-money', model, (harness) => {
  standIn(requestId, 'newRequestId', () => REQUEST_ID);
  const card = cardHolding(harness.setting === 'full' ? FULL : ROOM);
  return mountReload(harness, card, <AddMoneySteps card={card} methods={[VISA]} onClose={() => {}} />);
});
