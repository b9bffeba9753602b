import { PERSONAS } from '#mocks/session/personas.ts';
import { expectAccessible } from './accessible.ts';
import { button } from './controls.ts';
import { expect, MORNING, openAs, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';

const GWEN = PERSONAS['member-green'];
const HISTORY = 'GET /apiproxy/v1/account/history';

for (const [device, viewport] of PHONE_AND_DESKTOP) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('ACC-126 ACC-127 ACC-129 a member changes personal information, is held where it is unsaved, and sees it on the profile', async ({
      page,
      world,
    }) => {
      await world.begin('typical', { frozenAt: MORNING });
      await openAs(page, world, 'member-green', '/account/for-you');
      await page.getByRole('main').getByRole('link', { name: 'Your profile' }).click();
      await expect(page.getByText('Gwen North')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Edit personal information' }).click();
      await expect(page.getByLabel('First name')).toHaveValue('Gwen');
      await expectAccessible(page);
      await page.getByLabel('First name').fill('Augusta');
      await page.goBack();
      await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await expect(page.getByLabel('First name')).toHaveValue('Augusta');
      await page.getByLabel('First name').fill('');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByRole('group', { name: 'Please check what you entered' })).toBeFocused();
      await expectAccessible(page);
      await page.getByLabel('First name').fill('Augusta');
      await page.getByLabel('First name').press('Enter');
      await expect(page.getByText('Your personal information is saved.')).toBeVisible();
      await expect(page.getByLabel('First name')).toBeFocused();
      await page.goBack();
      await expect(page.getByText('Augusta North')).toBeVisible();
    });

    test('ACC-122 ACC-124 ACC-125 a member looks through orders and gifts, and at a receipt that Back closes', async ({
      page,
      world,
    }) => {
      await world.begin('typical', { frozenAt: MORNING });
      await openAs(page, world, 'member-green', '/account/history');
      await expect(page.getByText('20 of 47')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(page.getByText('40 of 47')).toBeVisible();
      await page
        .getByRole('button', { name: /^View receipt/ })
        .first()
        .click();
      const receipt = page.getByRole('dialog', { name: 'Receipt' });
      await expect(receipt.getByText('Total')).toBeVisible();
      await expect(receipt.getByText(/^Receipt no\. \d{8}$/)).toBeVisible();
      await expect(receipt.getByText('Stars earned')).toBeVisible();
      // On paper it stands alone, whole.
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('Paid with')).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('main').getByRole('button').first()).toBeHidden();
      await page.emulateMedia({ media: null });
      await expectAccessible(page);
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByText('40 of 47')).toBeVisible();
      await page.getByRole('link', { name: 'Gifts', exact: true }).click();
      await expect(page.getByText('Processing').first()).toBeVisible();
      await expectAccessible(page);
    });

    test('CRD-001 CRD-007 ACC-128 ACC-131 a member looks at cards, rewards and partner programs', async ({
      page,
      world,
    }) => {
      await world.begin('typical', { frozenAt: MORNING });
      await openAs(page, world, 'member-gold', '/account/cards?mode=from_account_create&card_error=card-state-error');
      await expect(page.getByText('$42.50')).toBeVisible();
      await expect(page.getByText('Please try another card.')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/account/personal/partner');
      await expect(page.getByText('Delta SkyMiles')).toBeVisible();
      await expectAccessible(page);
      await openAs(page, world, 'member-green', '/account/rewards');
      await expect(page.getByRole('heading', { name: 'Stars expiring soon' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('ACC-125 past orders stay where they cannot be read anew, and another try reads them', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500/);
  await page.clock.install();
  await openAs(page, world, 'member-green', '/account/history');
  await expect(page.getByText('20 of 47')).toBeVisible();
  const receipts = page.getByRole('button', { name: /^View receipt/ });
  const known = await receipts.count();
  await page.getByRole('link', { name: text('common.to-profile') }).click();
  await expect(page).toHaveURL('/account/profile');
  // The address comes before the page.
  await expect(receipts).toHaveCount(0);
  await world.fail(HISTORY, 'status:500');
  // What was read is good for a minute.
  await page.clock.fastForward('01:01');
  await page.goBack();
  await expect(page.getByText(text('account.history.stale'))).toBeVisible();
  await expect(receipts).toHaveCount(known);
  await expectAccessible(page);
  await world.heal();
  await button(page, 'common.try-again').click();
  await expect(page.getByText(text('account.history.stale'))).toBeHidden();
  await expect(page.getByText('20 of 47')).toBeVisible();
});

test('what is mine: a history, a receipt and partner programs that do not load are there at the second try', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500/);
  const again = button(page, 'common.try-again');
  await world.become('member-green');
  await world.fail(HISTORY, 'status:500');
  await page.goto('/account/history');
  await expect(page.getByText(text('account.history.failed'))).toBeVisible();
  await world.heal();
  await again.click();
  await expect(page.getByText('20 of 47')).toBeVisible();
  await world.fail(HISTORY, 'status:500');
  await button(page, 'account.history.more').click();
  await expect(page.getByText(text('account.history.more-failed'))).toBeVisible();
  await world.heal();
  await again.click();
  await expect(page.getByText('40 of 47')).toBeVisible();

  await world.fail('GET /apiproxy/v1/account/history/:historyId/receipt', 'status:500');
  const receipt = page.getByRole('dialog', { name: text('account.history.receipt.title') });
  const open = () =>
    page
      .getByRole('button', { name: /^View receipt/ })
      .first()
      .click();
  await open();
  await expect(receipt.getByText(text('account.history.receipt.failed'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(receipt).toBeHidden();
  await open();
  await expect(receipt.getByText(text('account.history.receipt.failed'))).toBeVisible();
  await world.heal();
  await again.click();
  await expect(receipt.getByText(text('common.total'))).toBeVisible();

  await world.fail('GET /apiproxy/v1/config', 'status:500');
  await page.goto('/account/personal/partner');
  await expect(page.getByText(text('account.profile.partner.failed'))).toBeVisible();
  await world.heal();
  await again.click();
  await expect(page.getByText('Delta SkyMiles')).toBeVisible();
  await world.begin('everything-off');
  await openAs(page, world, 'member-green', '/account/personal/partner');
  await expect(page.getByText(text('account.profile.partner.none-title'))).toBeVisible();
});

test('personal information: taken back, saved as it was, and left unsaved', async ({ page, world }) => {
  await openAs(page, world, 'member-green', '/account/profile');
  await page.getByRole('link', { name: text('account.profile.edit') }).click();
  const firstName = page.getByLabel(text('common.first-name'));
  await firstName.fill('Augusta');
  await firstName.fill(GWEN.firstName);
  await button(page, 'account.profile.personal.save').click();
  await expect(page.getByText(text('account.profile.personal.saved'))).toBeVisible();
  await firstName.fill('Augusta');
  await page.goBack();
  await button(page, 'account.profile.personal.leave').click();
  await expect(page.getByText(`${GWEN.firstName} North`)).toBeVisible();
});
