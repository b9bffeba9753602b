import { act } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { DoneTask } from '#areas/home/onboarding/onboarding-card.tsx';
import * as inSight from '#platform/in-sight.ts';
import { standIn } from '#tests/support/stand-in.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model, page } from './onboarding-cards.model.ts';

function cardSeen() {
  let isSeen = false;
  let notify = () => {};
  const watch = (listener: () => void) => {
    notify = listener;
    return () => {};
  };
  const see = () => {
    isSeen = true;
    notify();
  };
  const Card = () => (
    <DoneTask name="MOP" isCovered={false} isSeen={useSyncExternalStore(watch, () => isSeen)} onSeen={see} />
  );
  return { Card, see };
}

describeView('home/onboarding-cards', model, (harness) => {
  const { Card, see } = cardSeen();
  let report = (_isInSight: boolean) => {};
  // Nothing is laid out in a test: the walk says what is in sight.
  standIn(inSight, 'watchInSight', (_card, listener) => {
    report = listener;
    return () => {};
  });
  page.show = (isInSight) => act(() => report(isInSight));
  page.seeElsewhere = () => act(see);
  return mount(harness, <Card />);
});
