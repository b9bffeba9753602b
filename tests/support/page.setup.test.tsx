import { afterAll, expect, test } from 'vitest';

const found: unknown[] = [];

for (const number of [1, 2]) {
  test(`test ${number} begins without what the one before it has left on`, () => {
    found.push(globalThis.IS_REACT_ACT_ENVIRONMENT);
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    expect(found.at(-1)).toBeUndefined();
  });
}

afterAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = undefined;
});
