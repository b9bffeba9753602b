import { act } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import { DoneTask } from '#areas/home/onboarding/onboarding-card.tsx';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model, page } from './onboarding-cards.model.ts';

// Nothing is laid out in a test: the walk says what is in sight.
const sight = await vi.hoisted(async () => {
  const { keptForMocks } = await import('#tests/support/kept-for-mocks.ts');
  return keptForMocks('onboarding-cards', () => ({ listener: (_isInSight: boolean) => {} }));
});
vi.mock('#platform/in-sight.ts', () => ({
  watchInSight: (_card: Element, listener: (isInSight: boolean) => void) => {
    sight.listener = listener;
    return () => {};
  },
}));

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
  page.show = (isInSight) => act(() => sight.listener(isInSight));
  page.seeElsewhere = () => act(see);
  return mount(harness, <Card />);
});
