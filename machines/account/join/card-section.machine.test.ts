import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { JOIN_CARD_OPTIONS, type JoinCardOption } from '#domain/account/new-account.ts';
import { cardSectionMachine } from './card-section.machine.ts';

function start() {
  const section = createActor(cardSectionMachine).start();
  return {
    choose: (card: JoinCardOption) => section.send({ type: 'card.chosen', card }),
    fill: () => section.send({ type: 'cardField.filled' }),
    shown: () => JOIN_CARD_OPTIONS.filter((choice) => section.getSnapshot().hasTag(choice)),
  };
}

test('ACC-050 ACC-047 the section begins with a digital card and leads from each choice to each other one', () => {
  const { choose, shown } = start();
  expect(shown()).toEqual(['digitalCard']);
  for (const card of ['registerCard', 'noCard', 'digitalCard', 'noCard', 'registerCard', 'digitalCard'] as const) {
    choose(card);
    expect(shown()).toEqual([card]);
  }
});

for (const choice of ['digitalCard', 'noCard'] as const) {
  test(`ACC-051 from ${choice} a card field that is filled or wrong shows itself, without the toggle`, () => {
    const { choose, fill, shown } = start();
    choose(choice);
    fill();
    expect(shown()).toEqual(['registerCard']);
  });
}

test('ACC-051 a card field that is filled again changes nothing, and the toggle is still free', () => {
  const { choose, fill, shown } = start();
  fill();
  fill();
  expect(shown()).toEqual(['registerCard']);
  choose('digitalCard');
  expect(shown()).toEqual(['digitalCard']);
});
