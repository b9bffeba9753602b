import { HttpResponse } from 'msw';
import { readConfiguration } from '#api/configuration/configuration.ts';
import { SPOILT } from '../exchanges.ts';
import { refuse, respond } from '../respond.ts';
import type { World } from '../world.ts';
import { EVERYTHING_OFF, EVERYTHING_ON, type RetailerSettings, TYPICAL } from './settings.ts';

/** Every field of another shape than agreed. */
const BROKEN = Object.fromEntries(Object.keys(TYPICAL).map((name, at) => [name, [null, 'on', -1, [], {}][at % 5]]));

/**
 * What the pretended retailer itself goes by. Where its configuration cannot be read, the app goes by defaults that leave
 * the second factor off; so does the retailer, for a page that the app does not show cannot prove anything.
 */
export function retailerSettings({ traits, settings }: Pick<World, 'traits' | 'settings'>): RetailerSettings {
  return { ...settingsOf(traits), ...settings };
}

/** The currency of the retailer's own cards, gifts and Stars; USD where it sets none (A10). */
export const ownCurrency = (world: Pick<World, 'traits' | 'settings'>): string =>
  retailerSettings(world).currency || 'USD';

function settingsOf(traits: World['traits']): RetailerSettings {
  switch (traits.configuration) {
    case 'everything-on':
      return EVERYTHING_ON;
    case 'everything-off':
      return EVERYTHING_OFF;
    case 'typical':
      return TYPICAL;
    default:
      return { ...TYPICAL, enableMfa: false };
  }
}

export const configurationHandlers = (world: World) => [
  respond(world, readConfiguration, () => {
    switch (world.traits.configuration) {
      case 'unavailable':
        return refuse(503, 'CONFIGURATION_UNAVAILABLE');
      case 'broken':
        return HttpResponse.json(BROKEN, { headers: { [SPOILT]: 'wrong-shape' } });
      default:
        return retailerSettings(world);
    }
  }),
];
