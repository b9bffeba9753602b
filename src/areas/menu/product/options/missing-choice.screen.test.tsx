import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addObstacle, mostOf } from '#domain/menu/choice-change.ts';
import { usualChoice } from '#domain/menu/product-choice.ts';
import { mount } from '#tests/models/kit/mount.tsx';
import { latteDetails, latteForm } from '#tests/support/product-details.ts';
import { AddBar } from '../add-bar.tsx';
import type { ReadyProduct } from '../product-choice.flow.ts';
import { OptionGroups } from './option-groups.tsx';

const details = latteDetails();

/** A latte with these options, as its page has it. */
function latteWith(quantities: Readonly<Record<string, number>>): ReadyProduct {
  const choice = { ...usualChoice(details, 'S'), quantities };
  return {
    state: 'ready',
    details,
    form: latteForm,
    choice,
    quantity: 1,
    mostOfIt: 15,
    line: null,
    insteadOf: null,
    lost: [],
    obstacle: addObstacle(details, latteForm, choice),
    most: (option) => mostOf(details, choice, option, 12),
    chooseSize: () => {},
    changeOption: () => {},
    changeQuantity: () => {},
    add: () => {},
  };
}

test.each([
  ['Milk', {}],
  ['Toppings', { cow: 1, candy: 1 }],
] as const)(
  'MNU-018 what has to be chosen is named beside the button and marked in its line: %s',
  async (name, quantities) => {
    const product = latteWith(quantities);
    await mount(
      {},
      <>
        <OptionGroups product={product} />
        <AddBar product={product} />
      </>,
    );
    expect(screen.getByText(`Please check your choice: ${name}.`)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /Please choose/ }).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(new RegExp(`^${name}`)),
    ]);
  },
);

test('MNU-018 what must be taken away again is named beside the button, and is nothing to choose', async () => {
  const product = latteWith({ cow: 2 });
  await mount(
    {},
    <>
      <OptionGroups product={product} />
      <AddBar product={product} />
    </>,
  );
  expect(screen.getByText('Please check your choice: Milk.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Please choose/ })).toBeNull();
});
