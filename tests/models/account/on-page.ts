import type { Screen } from '@testing-library/dom';

/** The address that the harness shows in place of the browser's bar. */
export const addressOn = (screen: Screen): string => screen.getByTestId('address').textContent ?? '';
