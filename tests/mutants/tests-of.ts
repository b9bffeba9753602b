import { existsSync } from 'node:fs';

const PICKUP_PARTS = 'src/areas/ordering/checkout/pickup-parts.screen.test.tsx';

/** Test files of a flow whose names are not those of the flow. */
const OTHER_TESTS: Readonly<Record<string, readonly string[]>> = {
  'ordering/scheduled-pickup': [PICKUP_PARTS],
  'ordering/wait-time': [PICKUP_PARTS],
  'session/visitor': ['tests/models/session/tabs.interleavings.test.ts'],
};

/**
 * Tests that run on no mutant: they look at all that tabs, network and server can come to together, which takes too long for
 * each of hundreds of mutants, and remember what a step of a machine did.
 */
export const NOT_ON_MUTANTS: readonly string[] = [
  'machines/known.test.ts',
  'tests/models/cards/once/reload-once.test.ts',
  'tests/models/gifting/once/gift-once.test.ts',
  'tests/models/ordering/once/order-once.test.ts',
  'tests/models/rewards/once/promo-once.test.ts',
];

/** The tests that run on the mutants of a flow, the quickest first, from the root. */
export function testsOf(flow: string): string[] {
  return [
    `tests/models/${flow}.model.ts`,
    `machines/${flow}.machine.test.ts`,
    `tests/models/${flow}.interleavings.test.ts`,
    `tests/models/${flow}.view.test.tsx`,
    ...(OTHER_TESTS[flow] ?? []),
  ].filter((path) => existsSync(path));
}
