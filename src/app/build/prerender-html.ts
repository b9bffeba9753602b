import { createHash } from 'node:crypto';
import type { Locale } from '#domain/locale.ts';
import { type PageData, pageDataId } from '#domain/page-data.ts';
import type { WordsWithoutApp } from '../prerendered-page.tsx';
import { EARLY_SCRIPT } from './early-script.ts';
import type { PageAssets } from './prerender-assets.ts';

type PageText = {
  wordsWithoutApp: WordsWithoutApp;
  title: string;
  description?: string;
  /** The address to share; null or missing where the page has none. */
  canonical?: string | null;
  /** What the app rendered; empty in the shell. */
  html: string;
  /** What the page was prerendered from, for the app to begin with. */
  data: Partial<PageData>;
};

type Page = {
  locale: Locale;
  text: PageText;
  assets: PageAssets;
  styles: string;
  /** Addresses of the first reads. */
  reads: readonly string[];
  /** The text of a picture of the app by its address; null where it has none. */
  pictureAt: (address: string) => string | null;
};

/** Larger pictures are fetched separately, bytes. */
const LARGEST_INLINE = 8_000;

/** The page that a first visitor gets: painted from the HTML alone, with everything that hydration needs already on its way. */
export function pageHtml(template: string, { locale, text, assets, styles, reads, pictureAt }: Page): string {
  const html = withPictures(text.html, pictureAt);
  const head = [
    `<title>${escaped(text.title)}</title>`,
    ...(text.description ? [`<meta name="description" content="${escaped(text.description)}" />`] : []),
    // A path without an origin: the host knows the name of the site, the build does not.
    ...(text.canonical ? [`<link rel="canonical" href="${escaped(text.canonical)}" />`] : []),
    // What a shared link shows.
    `<meta property="og:site_name" content="Northstar Coffee" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${escaped(text.title)}" />`,
    ...(text.description ? [`<meta property="og:description" content="${escaped(text.description)}" />`] : []),
    `<meta property="og:locale" content="${locale.replace('-', '_')}" />`,
    `<style>${styles}</style>`,
    // Only where there is a form or a button that it holds until the app is there.
    ...(/method="dialog"|type="button"/.test(html) ? [`<script>${EARLY_SCRIPT}</script>`] : []),
    // Never fetched: they say which stylesheets the page holds already. Loaded again after those of later parts, the shell's would
    // outrank what a part says of its own.
    ...assets.stylesheets.map((file) => `<link rel="stylesheet" disabled href="${file}" />`),
    // Before the scripts: a browser asks for few files at a time, and the picture is what a visitor sees.
    ...firstPictures(html).map((src) => `<link rel="preload" as="image" fetchpriority="high" href="${src}" />`),
    ...assets.scripts.map((file) => `<script type="module" crossorigin src="${file}"></script>`),
    ...assets.modules.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`),
    // The mode and credentials of the app's own fetch, so that it takes this answer instead of asking again.
    ...reads.map((address) => `<link rel="preload" as="fetch" crossorigin href="${address}" />`),
    // Last: until it is there, the text stands in a face of the same measures.
    ...assets.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}" />`),
  ];
  return withPictures(stripped(template), pictureAt)
    .replace(/<html[^>]*>/, `<html lang="${locale}">`)
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace(
      /<div id="app">[\s\S]*?<\/div>/,
      () => `${withoutApp(text.wordsWithoutApp)}<div id="app">${html}</div>${dataOf(text, locale)}`,
    );
}

/** Data, which no policy takes for a script. */
function dataOf({ data: { menu, gifts, rewards, words } }: PageText, locale: Locale): string {
  return [
    menu && element('menu', menu, locale),
    gifts && element('gifts', gifts, locale),
    rewards && element('rewards', rewards, locale),
    words && element('words', words, locale),
  ].join('');
}

function element<Name extends keyof PageData>(name: Name, data: PageData[Name], locale: Locale): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${pageDataId(name)}" lang="${locale}">${json}</script>`;
}

/** The words without the app need no script: the shell's styles show them after some seconds, and the app removes them when it starts. */
function withoutApp({ notStarted, loadAgain, noScript, tooOld }: WordsWithoutApp): string {
  const late = `<p id="not-started" role="alert">${escaped(notStarted)} <a href="">${escaped(loadAgain)}</a></p>`;
  // Drawn by styles that ask what the browser knows: a script might not be read at all.
  const old = `<p id="too-old" role="alert">${escaped(tooOld)}</p>`;
  return `${late}${old}<noscript><p id="no-script">${escaped(noScript)}</p></noscript>`;
}

/**
 * Drawings of a kilobyte are written into the page: each would be a request of its own, and the paint would wait for it. The
 * app names them by their address, and leaves what it finds.
 */
function withPictures(html: string, pictureAt: Page['pictureAt']): string {
  // The renderer asks for pictures ahead; `firstPictures` does that in the head.
  return html
    .replace(/<link rel="preload" as="image"[^>]*>/g, '')
    .replace(/(<(?:img|link rel="icon")[^>]*? (?:src|href)=")([^"]+\.svg)(")/g, (found, before, address, after) => {
      const picture = pictureAt(address);
      return picture === null || picture.length > LARGEST_INLINE ? found : before + dataAddress(picture) + after;
    });
}

/** Hardly encoded, so that it compresses with the page. */
function dataAddress(svg: string): string {
  const short = svg.trim().replace(/>\s+</g, '><').replaceAll('"', "'");
  return `data:image/svg+xml,${short.replace(/[%#<>&]/g, encodeURIComponent)}`;
}

/** The source of a style element for the content security policy. */
export function styleHash(styles: string): string {
  return `sha256-${createHash('sha256').update(styles).digest('base64')}`;
}

/** What the policy would refuse in a page: inline scripts, handlers and style attributes. */
export function refusedMarkup(html: string): string[] {
  const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>/g;
  const attribute = /<[a-z][^>]*?\s(?:style|on[a-z]+)="[^"]*"/g;
  return [...(html.match(inlineScript) ?? []), ...(html.match(attribute) ?? [])];
}

/** The pictures of the first paint; lazy ones wait until they are near. */
function firstPictures(html: string): string[] {
  const pictures = (html.match(/<img [^>]*>/g) ?? []).filter((picture) => !picture.includes('loading="lazy"'));
  return pictures.map((picture) => / src="([^"]+)"/.exec(picture)?.[1] ?? '').filter((src) => src.startsWith('/'));
}

function stripped(template: string): string {
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/\s*<title>[\s\S]*?<\/title>/, '')
    .replace(/\s*<meta name="description"[^>]*>/, '');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
