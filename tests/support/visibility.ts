import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The visitor is back from another tab or app, as far as the page hears of it. */
export const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

/** The visitor is back after a sleep: the clock has gone on, and timers have not. */
export function comeBackAfter(minutes: number): Promise<void> {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  return comeBack();
}

/** Another tab or app comes before this page, or goes. */
export async function setVisibility(visibility: DocumentVisibilityState): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  await comeBack();
}
