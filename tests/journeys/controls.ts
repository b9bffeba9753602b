import type { Page } from '@playwright/test';
import { words } from './words.ts';

const text = words('en-US');

/** A button, and the title of the page, by the ids of their words in English. */
export const button = (page: Page, id: string) => page.getByRole('button', { name: text(id), exact: true });
export const title = (page: Page, id: string) => page.getByRole('heading', { level: 1, name: text(id), exact: true });
