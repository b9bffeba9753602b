import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The visitor is back from another tab or app, as far as the page hears of it. */
export const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

/** Another tab or app comes before this page, or goes. */
export async function setVisibility(visibility: DocumentVisibilityState): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  await comeBack();
}
