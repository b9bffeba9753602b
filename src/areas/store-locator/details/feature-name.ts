import { useMessages } from '#messages/messages-provider.tsx';

/** The codes that the app has words for. */
const WORDED: ReadonlySet<string> = new Set('WF WA NB OS PK EV RR KO 16 DT CX GC ON hrs24'.split(' '));

/** How a feature is called: by the app where it has words for the code, else as the stores call it, else by its code. */
export function useFeatureName(names: ReadonlyMap<string, string>): (code: string) => string {
  const { text } = useMessages();
  return (code) => {
    // A message cannot choose by a name that begins with a digit.
    if (WORDED.has(code)) return text('store-locator.feature', { code: /^\d/.test(code) ? `c${code}` : code });
    return names.get(code) ?? text('store-locator.feature-unnamed', { code });
  };
}
