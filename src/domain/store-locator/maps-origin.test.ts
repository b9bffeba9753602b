import { expect, test } from 'vitest';
import { campaignEvent, mapsOriginText, parseMapsOrigin } from './maps-origin.ts';

test('ORD-092 ORD-095 FC-163 only JSON of a known source with a truth about tracking counts', () => {
  for (const source of ['apple_maps', 'google_maps'] as const) {
    for (const tracking of [true, false]) {
      expect(parseMapsOrigin(mapsOriginText({ source, tracking }))).toEqual({ source, tracking });
    }
  }
  expect(mapsOriginText({ source: 'apple_maps', tracking: true })).toBe('{"source":"apple_maps","tracking":true}');
  for (const text of [
    null,
    '',
    '{',
    'null',
    '5',
    '[]',
    '"google_maps"',
    '{"tracking":true}',
    '{"source":"bing_maps","tracking":true}',
    '{"source":"google_maps_ads","tracking":true}',
    '{"source":"toString","tracking":true}',
    '{"source":["google_maps"],"tracking":true}',
    '{"source":"google_maps"}',
    '{"source":"google_maps","tracking":"true"}',
    `{"source":"google_maps","tracking":true,"more":"${'x'.repeat(5000)}"}`,
  ]) {
    expect(parseMapsOrigin(text), text?.slice(0, 60)).toBeNull();
  }
});

test('ORD-094 the campaign event carries name, medium and source, and nothing else', () => {
  expect(campaignEvent('google_maps')).toEqual({
    event: 'campaign_details',
    campaign_name: 'maps_ordering',
    campaign_medium: 'maps',
    campaign_source: 'google_maps',
  });
});
