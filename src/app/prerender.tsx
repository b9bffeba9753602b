import type { PageRequest, RenderedPage } from './prerendered-page.tsx';

/** The first paint of an address in a language, for the build. */
export async function renderRoute(page: PageRequest): Promise<RenderedPage> {
  // A chunk of its own: routes import what they share with it, and would evaluate this entry a second time if the
  // build loads it under another address.
  const { renderPage } = await import('./prerendered-page.tsx');
  return renderPage(page);
}
