import type { Page } from '@playwright/test';
import { PERSONA_PASSWORD } from '#mocks/session/personas.ts';
import { words } from './words.ts';

const text = words('en-US');

/** Fills in the form of the page that is open, in English, and sends it. */
export async function signIn(page: Page, email: string, password = PERSONA_PASSWORD): Promise<void> {
  await page.getByLabel(text('account.sign-in.username')).fill(email);
  await page.getByLabel(text('common.password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('common.sign-in') })
    .click();
}
