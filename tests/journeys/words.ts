import { areaOf, messageAreas, messageFile, readMessages } from '#app/build/message-files.ts';
import type { Locale } from '#domain/locale.ts';

/** The words of a locale by message id, for texts without placeholders: `words('fr-CA')('common.sign-in')`. */
export function words(locale: Locale): (id: string) => string {
  const areas = messageAreas('.');
  return (id) => {
    const text = readMessages(messageFile(areaOf(id, areas) ?? '', locale))[id];
    if (text === undefined || text.includes('{')) throw new Error(`${id} is no plain message of ${locale}.`);
    return text;
  };
}

/** What the journeys read and press, but for those in another language. */
export const text = words('en-US');
