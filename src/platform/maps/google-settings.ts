import { documentLanguage } from '../document.ts';

/** What Google Maps is asked for in the languages of the app: its own code of the language, and whose borders and addresses. */
const TONGUES: Readonly<Record<string, { language: string; region: string }>> = {
  'en-US': { language: 'en', region: 'US' },
  'en-CA': { language: 'en', region: 'CA' },
  'fr-CA': { language: 'fr-CA', region: 'CA' },
  'es-US': { language: 'es-419', region: 'US' },
};

/** Google's own map style for everybody, where a retailer has made none. */
const DEMO_MAP_ID = 'DEMO_MAP_ID';

export type GoogleSettings = { key: string; mapId: string; language: string; region: string };

/** How this build and this page use Google Maps; the key is empty where the build has none. */
export function googleSettings(): GoogleSettings {
  const page = documentLanguage();
  return {
    key: import.meta.env.VITE_GOOGLE_MAPS_KEY ?? '',
    mapId: import.meta.env.VITE_GOOGLE_MAPS_MAP_ID || DEMO_MAP_ID,
    ...(TONGUES[page] ?? { language: page || 'en', region: 'US' }),
  };
}
