import type { Page } from '@playwright/test';
import { text } from './words.ts';

/** A button, and the title of the page, by the ids of their words in English. */
export const button = (page: Page, id: string) => page.getByRole('button', { name: text(id), exact: true });
export const title = (page: Page, id: string) => titled(page, text(id));

/** The title of a page by the words themselves. */
export const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
