/** A module of WebAssembly that does nothing. */
const EMPTY_WASM = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

type Policy = { createScriptURL: (url: string) => string; createHTML: (html: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };
const plain: Policy = { createScriptURL: (url) => url, createHTML: (html) => html };

/** A policy by one of the names that Google's script uses; where the page allows no such name, this throws. */
function policy(name: string): Policy {
  if (!('trustedTypes' in window)) return plain;
  return (window.trustedTypes as PolicyFactory).createPolicy(name, plain);
}

/**
 * What Google's script is known to do on a page and a content security policy can forbid: further scripts, markup, styles without
 * a nonce, fonts, pictures, reports, workers from blobs and WebAssembly. A forbidden effect shows in the console.
 */
export function doAsGoogleDoes(): void {
  const loader = policy('google-maps-api-loader');
  const script = document.createElement('script');
  script.src = loader.createScriptURL('https://maps.googleapis.com/maps-api-v3/api/js/common.js');
  const style = document.createElement('style');
  style.textContent = '.gm-style-cc { font-family: Roboto, Arial, sans-serif }';
  const fonts = document.createElement('link');
  fonts.rel = 'stylesheet';
  fonts.href = 'https://fonts.googleapis.com/css?family=Roboto';
  document.head.append(script, style, fonts);
  document.createElement('template').innerHTML = policy('google-maps-api#html').createHTML('<b>Map</b>');
  document.createElement('template').innerHTML = policy('lit-html').createHTML('<i>Marker</i>');
  new Image().src = 'https://maps.gstatic.com/mapfiles/transparent.png';
  new Image().src = 'https://khms0.googleapis.com/kh?v=1&x=0&y=0&z=0';
  fetch('https://maps.googleapis.com/maps/api/mapsjs/gen_204').catch(() => {});
  const worker = URL.createObjectURL(new Blob(['close()'], { type: 'text/javascript' }));
  new Worker(loader.createScriptURL(worker));
  new WebAssembly.Module(EMPTY_WASM);
}
