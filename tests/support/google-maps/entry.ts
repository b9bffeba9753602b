import { doAsGoogleDoes } from './loader-effects.ts';
import { installGoogleMaps } from './stand-in.ts';

// The script that is served instead of Google's: it reads its own address, as that one does.
const address = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const parameters = new URL(address).searchParams;
window.googleStandIn = installGoogleMaps(parameters, window.googleStandInRefusesKey === true);
doAsGoogleDoes();
const callback = parameters.get('callback')?.split('.') ?? [];
const called = callback.reduce<unknown>(
  (found, name) => (found as Record<string, unknown> | undefined)?.[name],
  window,
);
if (typeof called === 'function') called();
