/** What the promised browsers do not all know (Chrome and Edge 111, Firefox 121, Safari 16.4), as it reads in built scripts. */
const NEWER: Readonly<Record<string, RegExp>> = {
  'AbortSignal.any': /AbortSignal\.any\b/,
  'Array.fromAsync': /Array\.fromAsync\b/,
  CompressionStream: /new (?:De)?[Cc]ompressionStream\b/,
  'Element.checkVisibility': /\.checkVisibility\(/,
  'Error.isError': /Error\.isError\b/,
  'Intl.DurationFormat': /Intl\.DurationFormat\b/,
  'Intl.Segmenter': /Intl\.Segmenter\b/,
  'Iterator helpers':
    /\bIterator\.from\b|\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|some|every|find|toArray)\(/,
  'Object.groupBy': /\b(?:Object|Map)\.groupBy\b/,
  'Promise.try': /Promise\.(?:try|withResolvers)\b/,
  'RegExp.escape': /RegExp\.escape\b/,
  requestIdleCallback: /requestIdleCallback/,
  'scheduler.yield': /scheduler\??\.(?:yield|postTask)/,
  'Set methods': /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  startViewTransition: /startViewTransition/,
  'Symbol.dispose': /Symbol\.(?:asyncD|d)ispose\b/,
  Temporal: /\bTemporal\.\w/,
  'Uint8Array.fromBase64': /\.(?:fromBase64|toBase64)\(/,
  // One that asks first (`URL.canParse ? … : …`) is none.
  'URL.canParse': /(?<!URL\.canParse\?)URL\.(?:canParse(?!\?)|parse)\b/,
};

/** By part and name: who asks whether the browser knows it before it is used. */
const ASKED_FOR: Readonly<Record<string, string>> = {
  '_productNumber Intl.Segmenter': 'character-count.ts asks',
  'again Element.checkVisibility': 'Base UI asks',
  'beside Element.checkVisibility': 'toast-focus.ts asks',
  'index requestIdleCallback': 'page-usable.ts asks',
  'index scheduler.yield': 'next-task.ts asks',
  'index startViewTransition': 'the router asks, and no route wants one',
  'maplibre-map Intl.Segmenter': 'MapLibre asks',
};

/** `part name` of each newer thing that a built script uses and that nothing is known to ask for; and what is no longer there. */
export function newerApis(files: readonly { readonly name: string; readonly text: string }[]): string[] {
  const used = new Set<string>();
  for (const { name, text } of files.filter(({ name }) => name.endsWith('.js'))) {
    const part = name.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '');
    for (const [api, pattern] of Object.entries(NEWER)) if (pattern.test(text)) used.add(`${part} ${api}`);
  }
  const stale = Object.keys(ASKED_FOR).filter((known) => !used.has(known));
  return [...[...used].filter((one) => !(one in ASKED_FOR)), ...stale.map((one) => `${one} is no longer used`)];
}
