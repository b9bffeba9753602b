import type { WorldState } from '../control/control.ts';
import { steer } from './control-client.ts';
import { button, element, field, section } from './dom.ts';

/** Sells products out everywhere, by their numbers as addresses name them. */
export function soldOutSection({ soldOut }: WorldState, { refresh }: { refresh: () => Promise<void> }): HTMLElement {
  const numbers = element('input', { type: 'text', value: soldOut.join(' '), placeholder: '1010 2101' });
  const set = (productNumbers: readonly string[]) => void steer('sold-out', { productNumbers }).then(refresh);
  return section(
    'Sold out',
    soldOut.length === 0 ? 'Stores run out by themselves only.' : `Sold out everywhere: ${soldOut.join(', ')}.`,
    field('Product numbers', numbers),
    element(
      'div',
      { class: 'row' },
      button('Sell out', () => set(numbers.value.split(/[\s,]+/).filter(Boolean))),
      button('Have all again', () => set([])),
    ),
  );
}
