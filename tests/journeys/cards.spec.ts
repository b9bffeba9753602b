import type { Page } from '@playwright/test';
import { GIFT_TOKEN } from '#mocks/account/account-sentinels.ts';
import { expectAccessible } from './accessible.ts';
import { button } from './controls.ts';
import { expect, MORNING, openAs, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';

const NUMBER = '6049 1234 1234 1234';
const PIN = '20471234';

const question = (page: Page) => page.getByRole('dialog', { name: text('cards-detail.remove-title') });
const transfer = (page: Page) => page.getByRole('dialog', { name: text('cards-detail.transfer') });

/** The page of one of the cards, from the list. */
async function openCard(page: Page, amount: string): Promise<void> {
  await page.goto('/account/cards');
  await page.getByRole('listitem').filter({ hasText: amount }).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('region', { name: text('cards-detail.activity') })).toContainText(amount);
}

async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: text('card-fields.number') }).fill(number);
  await page.getByRole('textbox', { name: text('card-fields.pin') }).fill(PIN);
}

for (const [viewport, size] of PHONE_AND_DESKTOP) {
  test.describe(`on ${viewport}`, () => {
    test.use({ viewport: size });

    test('SVC-010 SVC-035 SVC-043 a balance moves, the other card becomes the primary one, and the empty one goes', async ({
      page,
      world,
    }) => {
      await world.begin('typical', { frozenAt: MORNING });
      await world.become('member-gold');
      await openCard(page, '$42.50');
      await expectAccessible(page);

      await button(page, 'cards-detail.transfer-start').click();
      await expect(transfer(page)).toBeVisible();
      await expectAccessible(page);
      await button(page, 'common.cancel').click();
      await expect(transfer(page)).toBeHidden();
      await button(page, 'cards-detail.transfer-start').click();
      await expect(transfer(page)).toBeVisible();
      await transfer(page)
        .getByRole('button', { name: text('cards-detail.transfer-start') })
        .click();
      await expect(page.getByText(/^\$42\.50 moved to/)).toBeVisible();
      await expect(transfer(page)).toBeHidden();
      await expect(page.getByText(text('cards-detail.empty'))).toBeVisible();
      expect((await world.effects()).balancesTransferred).toBe(1);

      await button(page, 'common.remove').click();
      await expect(question(page)).toBeVisible();
      await expectAccessible(page);
      await page.goBack();
      await expect(question(page)).toBeHidden();
      await openCard(page, '$52.50');
      await button(page, 'cards-detail.make-primary').click();
      await expect(page.getByText(text('cards-detail.primary-made'))).toBeVisible();
      await openCard(page, '$0.00');
      await button(page, 'common.remove').click();
      await button(page, 'cards-detail.keep').click();
      await expect(question(page)).toBeHidden();
      await button(page, 'common.remove').click();
      await question(page)
        .getByRole('button', { name: text('common.remove'), exact: true })
        .click();
      await expect(page.getByText(/^Card \(\d{4}\) removed$/)).toBeVisible();
      await expect(page).toHaveURL(/\/account\/cards$/);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
      // Back leads to where the member was before that card, not to a card that is gone.
      await page.goBack();
      await expect(page).toHaveURL(/\/account\/cards$/);
    });

    test('CRD-002 CRD-008 CRD-009 SVC-038 SVC-039 a card is added after mistakes and a refusal', async ({
      page,
      world,
      problems,
    }) => {
      problems.expect(/422/);
      await openAs(page, world, 'member-without-cards', '/account/cards');
      await page.getByRole('link', { name: text('common.add-a-card') }).click();
      await expect(page.getByRole('heading', { level: 1, name: text('common.add-a-card') })).toBeVisible();
      await expectAccessible(page);
      await enterCard(page, '6049 1234');
      await button(page, 'common.add-card').click();
      await expect(page.getByRole('group', { name: text('common.check-entries') })).toBeFocused();
      await expectAccessible(page);
      await enterCard(page, '6006 4912 3456 2000');
      await button(page, 'common.add-card').click();
      await expect(page.getByText('This card is already registered.')).toBeVisible();
      await expectAccessible(page);
      await button(page, 'common.try-again').click();
      await expect(page.getByRole('textbox', { name: text('card-fields.number') })).toBeFocused();
      // Selected, so what is typed takes its place.
      await page.keyboard.type(NUMBER);
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^\$\d+ card added$/)).toBeVisible();
      await expect(page).toHaveURL(/\/account\/cards\/card-/);
      await expect(page.getByText(text('cards.primary'), { exact: true })).toBeVisible();
      expect((await world.effects()).cardsAdded).toBe(1);
    });
  });
}

test('CRD-009 SVC-038 a digital card is created once, though its first answer is lost', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/ERR_|Failed to load/);
  await world.become('member-without-cards');
  // For as long as it lasts: a browser sends again by itself where a kept connection breaks.
  await world.fail('POST /apiproxy/v1/account/cards/digital', 'drop-after');
  await page.goto('/account/cards/add');
  const registered = page.getByRole('radio', { name: text('cards-add.registered') });
  const digital = page.getByRole('radio', { name: text('cards-add.digital') });
  await digital.check();
  await registered.check();
  await digital.check();
  await button(page, 'cards-add.submit-digital').click();
  await expect(page.getByRole('group', { name: text('cards-add.failed') })).toBeFocused();
  await world.heal();
  await registered.check();
  await digital.check();
  await button(page, 'cards-add.submit-digital').click();
  await expect(page.getByText('$0 card added')).toBeVisible();
  expect((await world.effects()).cardsAdded).toBe(1);
});

test('OPP-080 SVC-035 a card that does not become the primary one leads to its page, which says so', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/422/);
  await openAs(page, world, 'member-without-cards', '/account/cards/add');
  await enterCard(page, '6006 4912 3456 0081');
  await button(page, 'common.add-card').click();
  await expect(page).toHaveURL(/\/account\/cards\/card-/);
  await expect(page.getByText("We couldn't make this your primary card. Please try again.")).toBeVisible();
});

test('OPP-081 OPP-082 the link of a gift is followed through sign-in; its token leaves the address', async ({
  page,
  world,
}) => {
  await openAs(page, world, 'member-green', `/account/cards/add?cashstarToken=${GIFT_TOKEN}`);
  await expect(page.getByText(text('cards-add.gift-title'))).toBeVisible();
  await expect(page).toHaveURL(/\/account\/cards\/add$/);
  await expectAccessible(page);
  await button(page, 'common.add-card').click();
  await expect(page.getByText(/card added$/)).toBeVisible();
});

test('SVC-036 SVC-042 SVC-035 what fails on a card is said, and done at the second try', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500|ERR_|Failed to load/);
  await world.begin('typical', { frozenAt: MORNING });
  await world.become('member-gold');
  await world.fail('POST /apiproxy/v1/graphql#transfer-card-balance', 'drop-after');
  await world.fail('PUT /apiproxy/v1/account/cards/:cardId/primary', 'status:500', 1);
  await world.fail('DELETE /apiproxy/v1/account/cards/:cardId', 'status:500', 1);
  await openCard(page, '$10.00');

  await button(page, 'cards-detail.make-primary').click();
  await expect(page.getByText("We couldn't make this your primary card. Please try again.")).toBeVisible();
  await expectAccessible(page);
  await button(page, 'common.try-again').click();
  await expect(page.getByText(text('cards-detail.primary-made'))).toBeVisible();

  await button(page, 'cards-detail.transfer-start').click();
  await page.getByRole('radio', { name: text('cards-detail.transfer-some') }).check();
  await page.getByRole('textbox', { name: text('cards-detail.transfer-amount') }).fill('2.50');
  await transfer(page)
    .getByRole('button', { name: text('cards-detail.transfer-start') })
    .click();
  await expect(page.getByText('Something went wrong with your transfer.', { exact: false })).toBeVisible();
  await world.heal('POST /apiproxy/v1/graphql#transfer-card-balance');
  await expectAccessible(page);
  await transfer(page)
    .getByRole('button', { name: text('cards-detail.transfer-start') })
    .click();
  await expect(page.getByText(/^\$2\.50 moved to/)).toBeVisible();
  expect((await world.effects()).balancesTransferred).toBe(1);

  await button(page, 'common.remove').click();
  await question(page)
    .getByRole('button', { name: text('common.remove'), exact: true })
    .click();
  await expect(page.getByText(text('cards-detail.remove-failed'))).toBeVisible();
  await expectAccessible(page);
  await question(page)
    .getByRole('button', { name: text('common.remove'), exact: true })
    .click();
  await expect(page.getByText(/^Card \(\d{4}\) removed$/)).toBeVisible();
});

test('cards in every state, and a card that is not there', async ({ page, world }) => {
  await world.begin('typical', { frozenAt: MORNING });
  await openAs(page, world, 'member-many-cards', '/account/cards');
  await expect(page.getByText(text('cards.condition.stolen'))).toBeVisible();
  await expectAccessible(page);
  for (const [amount, said] of [
    ['$4.25', text('cards-detail.low')],
    ['$20.00', 'This card was reported lost or stolen.'],
    ['$30.00', 'This card has been deactivated.'],
  ] as const) {
    await openCard(page, amount);
    await expect(page.getByText(said)).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/account/cards/no-such-card');
  await expect(page.getByRole('heading', { level: 1, name: text('failures.card-not-found') })).toBeVisible();
  await expectAccessible(page);
});

test('SVC-012 SVC-014 signed out on the way to the cards, a balance can be checked', async ({ page }) => {
  await page.goto('/account/cards');
  await expect(page.getByRole('link', { name: text('common.check-balance') })).toHaveAttribute(
    'href',
    'https://cards.example.com/balance',
  );
});
