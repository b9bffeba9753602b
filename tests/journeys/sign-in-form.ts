import type { Page } from '@playwright/test';
import { PERSONA_PASSWORD } from '#mocks/session/personas.ts';
import { text as english } from './words.ts';

/** Fills in the form of the page that is open, in English unless `text` has other words, and sends it. */
export async function signIn(page: Page, email: string, password = PERSONA_PASSWORD, text = english): Promise<void> {
  await page.getByLabel(text('account.sign-in.username')).fill(email);
  await page.getByLabel(text('common.password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('common.sign-in') })
    .click();
}
