import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The loader of Google's script, which the test lets come, fail or wait. */
const script = vi.hoisted(() => ({
  setOptions: vi.fn(),
  importLibrary: vi.fn<(name: string) => Promise<object>>(),
}));
vi.mock('@googlemaps/js-api-loader', () => script);

/** The module of one page. */
async function onNewPage(language = 'en-US') {
  vi.resetModules();
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { documentElement: { lang: language } });
  return import('./google-maps.ts');
}
const refuse = () => window.gm_authFailure?.();

describe('loading Google Maps', () => {
  const logged = vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubEnv('VITE_GOOGLE_MAPS_KEY', 'a-key-for-the-test-of-maps');
    vi.clearAllMocks();
    script.importLibrary.mockResolvedValue({});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it('asks once for the script, with the key and the language of the page', async () => {
    const { loadGoogleMaps } = await onNewPage('fr-CA');
    await Promise.all([loadGoogleMaps(), loadGoogleMaps()]);
    expect(script.setOptions.mock.calls).toEqual([
      [{ key: 'a-key-for-the-test-of-maps', v: 'weekly', language: 'fr-CA', region: 'CA' }],
    ]);
    expect(script.importLibrary.mock.calls.map(([name]) => name)).toEqual(['maps', 'marker']);
    expect(logged).not.toHaveBeenCalled();
  });

  it('knows what Google calls the languages of the app', async () => {
    const { googleSettings } = await import('./google-settings.ts');
    const asked = ['en-US', 'en-CA', 'fr-CA', 'es-US'].map((lang) => {
      vi.stubGlobal('document', { documentElement: { lang } });
      const { language, region } = googleSettings();
      return `${language} ${region}`;
    });
    expect(asked).toEqual(['en US', 'en CA', 'fr-CA CA', 'es-419 US']);
  });

  it('says once in the console that the script cannot be fetched, and asks for it again the next time', async () => {
    const { loadGoogleMaps } = await onNewPage();
    script.importLibrary.mockRejectedValue(new Error('could not load'));
    await expect(loadGoogleMaps()).rejects.toThrow('could not be fetched');
    await expect(loadGoogleMaps()).rejects.toThrow('could not be fetched');
    expect(logged).toHaveBeenCalledTimes(1);
    script.importLibrary.mockResolvedValue({});
    await expect(loadGoogleMaps()).resolves.toBeUndefined();
  });

  it('waits eight seconds for the script, once; what comes later is used all the same', async () => {
    const { loadGoogleMaps } = await onNewPage();
    let come = () => {};
    script.importLibrary.mockReturnValue(
      new Promise((resolve) => {
        come = () => resolve({});
      }),
    );
    const first = expect(loadGoogleMaps()).rejects.toThrow('late');
    await vi.advanceTimersByTimeAsync(8_000);
    await first;
    const second = expect(loadGoogleMaps()).rejects.toThrow('late');
    await vi.advanceTimersByTimeAsync(0);
    await second;
    expect(logged).toHaveBeenCalledTimes(1);
    come();
    await expect(loadGoogleMaps()).resolves.toBeUndefined();
  });

  it('notifies its users when Google refuses the key, and never tries it again on this page', async () => {
    const { loadGoogleMaps, onGoogleMapsRefused } = await onNewPage();
    const [refused, stopped] = [vi.fn(), vi.fn()];
    await loadGoogleMaps();
    onGoogleMapsRefused(refused);
    onGoogleMapsRefused(stopped)();
    refuse();
    expect(refused).toHaveBeenCalledTimes(1);
    expect(stopped).not.toHaveBeenCalled();
    const late = vi.fn();
    onGoogleMapsRefused(late);
    await vi.waitFor(() => expect(late).toHaveBeenCalledTimes(1));
    await expect(loadGoogleMaps()).rejects.toThrow('refuses the key');
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
