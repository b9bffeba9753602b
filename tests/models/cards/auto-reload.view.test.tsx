import { useEffect, useState } from 'react';
import { AutoReloadForm } from '#areas/cards/auto-reload/auto-reload-sheet.tsx';
import type { AutoReloadProfile, StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { describeView } from '../kit/register-view.ts';
import { ROOM, VISA_ID } from './add-money.model.ts';
import { model } from './auto-reload.model.ts';
import { cardHolding, mountReload, VISA } from './mount-reload.tsx';

const ON: AutoReloadProfile = { isActive: true, amount: 2500, triggerAmount: 1000, payerId: VISA_ID };

/** What the form begins with, by the start of a walk. */
const AT_FIRST: Readonly<Record<string, AutoReloadProfile | null>> = {
  'nothing yet': null,
  'turned on': ON,
  'what it was is gone': { ...ON, amount: null, payerId: 'gone' },
};

/** What the card has by the time it is saved, by the setting of a walk. */
const BY_THEN: Readonly<Record<string, AutoReloadProfile | null>> = {
  none: null,
  on: ON,
  off: { ...ON, isActive: false },
};

function Form({ first, then }: { readonly first: StoredValueCard; readonly then: StoredValueCard }) {
  const [card, setCard] = useState(first);
  const [closed, setClosed] = useState(false);
  useEffect(() => setCard(then), [then]);
  return (
    <>
      <AutoReloadForm card={card} methods={[VISA]} onClose={() => setClosed(true)} />
      <p data-testid="closed">{closed ? 'closed' : ''}</p>
    </>
  );
}

describeView('cards/auto-reload', model, (harness) => {
  const then = cardHolding(ROOM, BY_THEN[harness.setting]);
  return mountReload(harness, then, <Form first={cardHolding(ROOM, AT_FIRST[harness.start])} then={then} />);
});
