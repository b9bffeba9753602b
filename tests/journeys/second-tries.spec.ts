import type { Page, Request } from '@playwright/test';
import { CODE_LIFETIME_MS, CODE_RESEND_MS } from '#domain/account/one-time-code.ts';
import { CODE_ATTEMPTS } from '#mocks/account/second-factor/one-time-codes.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { button } from './controls.ts';
import { watchCalls } from './network.ts';
import { signIn } from './sign-in-form.ts';
import { expect, openAs, test } from './support.ts';
import { text } from './words.ts';
import type { WorldControl } from './world-control.ts';

const GWEN = PERSONAS['member-green'];
const MIA = PERSONAS['member-second-factor'];
const VERIFY = 'POST /apiproxy/v1/account/mfa/verify';

const codeField = (page: Page) => page.getByRole('textbox', { name: text('account.second-factor.code') });

/** Enters the newest code where one is asked for. */
async function enterCode(page: Page, world: WorldControl): Promise<void> {
  await expect(codeField(page)).toBeVisible();
  await codeField(page).fill((await world.outbox())[0]?.code ?? '');
}

/** Time passes in the page and at the retailer. */
async function pass(page: Page, world: WorldControl, milliseconds: number): Promise<void> {
  await world.clock({ advanceMs: milliseconds });
  await page.clock.fastForward(milliseconds);
}

test('a wrong password and a server that fails are shown, and the next try signs in', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/(40\d|500).*account\/signin/);
  await page.goto('/account/signin');
  await signIn(page, GWEN.email, 'Northstar-9');
  await expect(page.getByText(text('account.sign-in.unsuccessful')).first()).toBeVisible();
  await world.fail('POST /apiproxy/v1/account/signin', 'status:500', 1);
  await signIn(page, GWEN.email);
  await expect.poll(async () => (await world.effects()).requests['POST /apiproxy/v1/account/signin']).toBe(2);
  await expect(page.getByLabel(text('account.sign-in.username'))).toHaveValue(GWEN.email);
  await signIn(page, GWEN.email);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(GWEN.firstName);
});

test('what is refused for a while is sent once for a press, and says when to try again', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/429/);
  const presses: [operation: `${'POST' | 'PUT' | 'DELETE'} /apiproxy/${string}`, press: () => Promise<void>][] = [
    [
      'POST /apiproxy/v1/account/mfa/phones',
      async () => {
        await page.goto('/account/settings/mfa/add-phone-number');
        await page.getByRole('textbox', { name: text('common.phone-number') }).fill('206 555 0123');
        await button(page, 'account.settings.phone.submit').click();
      },
    ],
    [
      'PUT /apiproxy/v1/account/communication-preferences',
      async () => {
        await page.goto('/account/settings/communication-preferences');
        await page.getByRole('switch', { name: text('common.emails.general') }).click();
      },
    ],
    [
      'POST /apiproxy/v1/account/signin',
      async () => {
        await page.goto('/account/signout');
        // Until the session has ended, reads go without cookies, which no preload does.
        await expect(page).toHaveURL(/\/$/);
        await page.goto('/account/signin');
        await signIn(page, 'hasty@northstar.test');
      },
    ],
  ];
  await world.become('member-green');
  for (const [operation, press] of presses) {
    const sent: string[] = [];
    const path = operation.split(' ')[1] ?? '';
    const count = (request: Request) => {
      if (request.method() !== 'GET' && request.url().endsWith(path)) sent.push(request.url());
    };
    page.on('request', count);
    await world.fail(operation, 'status:429:120');
    if (path.endsWith('signin')) await world.heal();
    await press();
    const waits = path.endsWith('signin') ? 'Try again in 1 minute.' : 'Try again in 2 minutes.';
    await expect(page.getByText(waits).first()).toBeVisible();
    // Longer than any repetition of a read would wait.
    await page.waitForTimeout(3000);
    expect(sent, operation).toHaveLength(1);
    page.off('request', count);
  }
});

test('the second factor: a code that was tried too often, one that could not be sent, and one that is too old', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/(4\d\d|500).*account\/(signin|mfa)/);
  await page.clock.install();
  await page.goto('/account/signin');
  await signIn(page, MIA.email);
  await expect(codeField(page)).toBeVisible();
  const wrong = (await world.outbox())[0]?.code === '111111' ? '222222' : '111111';
  for (let attempt = 1; attempt <= CODE_ATTEMPTS; attempt += 1) {
    await codeField(page).fill(`${attempt}${wrong.slice(1)}`);
    await expect.poll(async () => (await world.effects()).requests[VERIFY]).toBe(attempt);
    if (attempt < CODE_ATTEMPTS) await expect(codeField(page)).toBeEditable();
  }
  await expect(codeField(page)).toBeHidden();
  await pass(page, world, CODE_RESEND_MS + 1000);
  await world.fail('POST /apiproxy/v1/account/mfa/send', 'status:500', 1);
  await button(page, 'account.second-factor.new-code').click();
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
  await button(page, 'account.second-factor.new-code').click();
  await expect(codeField(page)).not.toHaveAttribute('aria-invalid', 'true');
  await pass(page, world, CODE_LIFETIME_MS + 1000);
  await expect(codeField(page)).toBeHidden();
  await button(page, 'account.second-factor.new-code').click();
  await enterCode(page, world);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(MIA.firstName);
});

test('another e-mail address: proposed anew, its code asked for again, and too old', async ({ page, world }) => {
  await page.clock.install();
  await openAs(page, world, 'member-second-factor', '/account/settings/edit-email');
  const propose = async (address: string) => {
    await page.getByRole('textbox', { name: text('account.settings.email.label') }).fill(address);
    await button(page, 'account.settings.email.submit').click();
    await expect(codeField(page)).toBeVisible();
  };
  await propose('mia.one@northstar.test');
  await page.getByRole('link', { name: text('common.other-address') }).click();
  await pass(page, world, CODE_RESEND_MS + 1000);
  await propose('mia.two@northstar.test');
  await pass(page, world, CODE_RESEND_MS + 1000);
  await button(page, 'account.second-factor.new-code').click();
  await expect(codeField(page)).toBeVisible();
  await pass(page, world, CODE_LIFETIME_MS + 1000);
  await expect(codeField(page)).toBeHidden();
  await button(page, 'account.second-factor.new-code').click();
  await enterCode(page, world);
  await expect(page.getByText('Your email address is now mia.two@northstar.test.')).toBeVisible();
});

test('a proof by password: what cannot be checked is checked again, and either can be cancelled', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500.*mfa\/verification/);
  const cancel = button(page, 'common.cancel');
  const wanted = page.getByRole('link', { name: text('common.password'), exact: true });
  await world.become('member-green');
  await world.fail('GET /apiproxy/v1/account/mfa/verification', 'status:500');
  await page.goto('/account/settings');
  for (const isHealed of [false, true]) {
    await wanted.click();
    await expect(page.getByText(text('account.second-factor.verification.unread-title'))).toBeVisible();
    if (isHealed) await world.heal();
    await (isHealed ? button(page, 'common.try-again') : cancel).click();
  }
  await expect(page.getByLabel(text('common.password'), { exact: true })).toBeVisible();
  await cancel.click();
  await wanted.click();
  await page.getByLabel(text('common.password'), { exact: true }).fill(PERSONA_PASSWORD);
  await button(page, 'common.continue').click();
  await expect(page.getByLabel(text('account.settings.password.current'), { exact: true })).toBeVisible();
});

test('a phone: another number instead, a removal that is thought better of, and one that is not', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/403.*mfa\/phones/);
  await openAs(page, world, 'member-second-factor', '/account/settings/mfa');
  await enterCode(page, world);
  await page.getByRole('link', { name: 'Change the phone ending in 0142' }).click();
  for (const number of ['206 555 0123', '206 555 0124']) {
    await page.getByRole('textbox', { name: text('common.phone-number') }).fill(number);
    await button(page, 'account.settings.phone.submit').click();
    await expect(codeField(page)).toBeVisible();
    if (number.endsWith('3')) await button(page, 'account.settings.phone.other').click();
    await world.clock({ advanceMs: CODE_RESEND_MS + 1000 });
  }
  await enterCode(page, world);
  const remove = page.getByRole('button', { name: 'Remove the phone ending in 0124' });
  await remove.click();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await remove.click();
  await button(page, 'common.keep-it').click();
  // The proof is good for a quarter of an hour.
  await world.clock({ advanceMs: 16 * 60_000 });
  await remove.click();
  await button(page, 'common.remove').click();
  await enterCode(page, world);
  await remove.click();
  await button(page, 'common.remove').click();
  await expect(page.getByText('The phone ending in 0124 was removed.')).toBeVisible();
});

for (const [address, label] of [
  ['/account/settings/communication-preferences', 'common.emails.general'],
  ['/account/settings/privacy', 'common.do-not-sell'],
] as const) {
  test(`a choice on ${address} whose session ended before it was saved is offered again, and taken, dropped or turned`, async ({
    page,
    world,
    problems,
  }) => {
    problems.expect(/401/);
    const choice = page.getByRole('switch', { name: text(label) });
    const notices = page.getByRole('region', { name: text('shell.notices') });
    const notice = notices.getByText(text('failures.signed-out'));
    const callsAnswered = watchCalls(page);
    await openAs(page, world, 'member-green', address);
    for (const wayOn of [
      choice,
      button(page, 'common.save-choice'),
      button(page, 'account.settings.unsaved.discard'),
    ]) {
      await expect(choice).toBeEnabled();
      // A read still on its way would end the session before the choice does.
      await callsAnswered();
      await world.expireSessions();
      await choice.click();
      await expect(notice).toBeVisible();
      await notices.getByRole('button', { name: text('common.dismiss') }).click();
      await expect(notice).toBeHidden();
      await signIn(page, GWEN.email);
      await expect(page.getByText(text('account.settings.unsaved.title'))).toBeVisible();
      await wayOn.click();
      await expect(page.getByText(text('account.settings.unsaved.title'))).toBeHidden();
    }
  });
}

test('a link for a new password that could not be checked is checked again', async ({ page, world, problems }) => {
  problems.expect(/500.*reset-password/);
  await page.goto('/account/forgot-password');
  await page.getByLabel(text('common.email')).fill(GWEN.email);
  await page.getByRole('button', { name: text('account.recover.forgot.submit') }).click();
  const link = await world.linkTo(GWEN.email);
  await world.fail('GET /apiproxy/v1/account/reset-password/:token', 'status:500', 1);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: text('account.recover.link.failed-title') })).toBeVisible();
  await button(page, 'common.check-again').click();
  await expect(page.getByLabel(text('account.new-password.label'), { exact: true })).toBeVisible();
});
