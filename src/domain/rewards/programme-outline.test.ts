import { expect, test } from 'vitest';
import { type Configuration, DEFAULT_CONFIGURATION } from '../configuration.ts';
import { programmeOutline } from './programme-outline.ts';

const configured = (rewards: Partial<Configuration['rewards']>): Configuration => ({
  ...DEFAULT_CONFIGURATION,
  rewards: { ...DEFAULT_CONFIGURATION.rewards, ...rewards },
});

test('RWD-045 AMB-30 the hotels have a card only where their flag is on and the market is the United States', () => {
  const cards = (enableMarriott: boolean, locale: 'en-US' | 'es-US' | 'en-CA' | 'fr-CA') =>
    programmeOutline(configured({ enableMarriott, partnerships: ['aeroplan', 'marriott'] }), locale).partnerships;
  expect(cards(true, 'en-US')).toEqual(['aeroplan', 'marriott']);
  expect(cards(true, 'es-US')).toEqual(['aeroplan', 'marriott']);
  expect(cards(true, 'en-CA')).toEqual(['aeroplan']);
  expect(cards(true, 'fr-CA')).toEqual(['aeroplan']);
  expect(cards(false, 'en-US')).toEqual(['aeroplan']);
});

test('RWD-042 partners keep the order of the configuration, and one that is named twice has one card', () => {
  const { partnerships } = programmeOutline(
    configured({ partnerships: ['tdBank', 'aeroplan', 'tdBank', 'deltaSkymiles'] }),
    'en-US',
  );
  expect(partnerships).toEqual(['tdBank', 'aeroplan', 'deltaSkymiles']);
});

test('RWD-002 RWD-003 without a configuration it is the legacy programme, without partners', () => {
  expect(programmeOutline(DEFAULT_CONFIGURATION, 'en-US')).toEqual({
    isNextGeneration: false,
    partnerships: [],
    imagesBase: '/images',
  });
});
