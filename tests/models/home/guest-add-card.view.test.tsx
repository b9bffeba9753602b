import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AddCardCard } from '#areas/home/add-card-card.tsx';
// Loaded before the walks begin, so that none of them waits for a file.
import '#areas/home/guest/guest-add-card-sheet.tsx';
import { screen } from '@testing-library/react';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { buttonOn } from '../kit/on-screen.ts';
import { describeView } from '../kit/register-view.ts';
import { model } from './guest-add-card.model.ts';

/** The card, pressed as soon as it is there: what that leads to is what is walked. */
function PressedCard() {
  const { history } = useRouter();
  externalEvents.register(() => history.back());
  useEffect(() => buttonOn(screen, 'Add a card')?.click(), []);
  return (
    <ul>
      <AddCardCard />
    </ul>
  );
}

describeView('home/guest-add-card', model, (harness) => mount(harness, <PressedCard />, { address: '/' }));
