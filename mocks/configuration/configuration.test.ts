import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '#api/configuration/configuration.ts';
import { type Configuration, DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { startWorld } from '../server.ts';

setUpServer();

/** A configuration written back as the wire has it would be too much; what counts is that no field fell back unseen. */
async function wireAndDomain(): Promise<{ wire: Record<string, unknown>; domain: Configuration }> {
  const answer = await startWorld().send('/apiproxy/v1/config');
  const wire = await answer.json();
  return { wire, domain: v.parse(readConfiguration.contract.answer, wire) };
}

describe('GET /apiproxy/v1/config', () => {
  test('sets every option, so that nothing of the typical world is a default by accident', async () => {
    const { wire, domain } = await wireAndDomain();
    for (const name of Object.keys(wire)) {
      const without = v.parse(readConfiguration.contract.answer, { ...wire, [name]: undefined });
      const broken = v.parse(readConfiguration.contract.answer, { ...wire, [name]: Symbol('no such value') });
      expect(broken).toEqual(without);
    }
    expect(domain).toMatchObject({
      supportPhoneNumber: '+1 800 555 0123',
      links: { faq: 'https://help.example.com/rewards' },
      branch: { initCode: 'northstar-demo', appKey: expect.stringMatching(/^key_test_\w{32}$/) },
      partnerHosts: ['partner.example.com', 'link.example.com', 'localhost', '127.0.0.1'],
      delivery: { heading: { 'fr-CA': 'Northstar, livré chez vous' } },
      gift: { cardBalanceUrl: 'https://cards.example.com/balance' },
      storedValueCard: { svcLoadOptions: [1000, 1500, 2000, 2500, 5000, 10_000] },
    });
    expect(domain.rewards.universalBenefitCards).toHaveLength(4);
  });

  test('has a world with every option on', async () => {
    startWorld({ name: 'everything-on' });
    const configuration = await readConfiguration({});
    expect(Object.values(configuration.newPaymentOptionEnabled)).toEqual([true, true, true, true, true]);
    expect(configuration.delivery.enableInAppDelivery).toBe(true);
    expect(configuration.gift.showBulkGiftBanner).toBe(true);
  });

  test('has a world in which every shape is wrong, and the app keeps its defaults', async () => {
    startWorld({ name: 'broken-configuration' });
    expect(await readConfiguration({})).toMatchObject({
      newPaymentOptionEnabled: DEFAULT_CONFIGURATION.newPaymentOptionEnabled,
      storedValueCard: DEFAULT_CONFIGURATION.storedValueCard,
      securePayment: DEFAULT_CONFIGURATION.securePayment,
      locator: DEFAULT_CONFIGURATION.locator,
    });
  });

  test('has a world in which it cannot be read', async () => {
    expect((await startWorld({ name: 'no-configuration' }).send('/apiproxy/v1/config')).status).toBe(503);
  });
});
