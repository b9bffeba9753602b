import { lazy, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { onEntriesDropped } from '#api/dropped-entries.ts';
import { FIRST_AREAS } from '#messages/first-areas.ts';
import { onMessageMissing, wording } from '#messages/messages.ts';
import { allowChangesByOthers } from '#platform/changed-by-others.ts';
import { documentLanguage } from '#platform/document.ts';
import { beginLocale } from '#platform/locale.ts';
import { allowWorker, claimDefaultPolicy } from '#platform/maps/trusted-workers.ts';
import { logDropped, logFailure } from '#platform/measuring/failure-log.ts';
import { keepReloadsHere } from '#platform/missing-part.ts';
import { nextTask } from '#platform/next-task.ts';
import { pageData } from '#platform/page-data.ts';
import { beginStart, pageIdle } from '#platform/page-usable.ts';
import { clearUnheardSignOut } from '#platform/storage/storage.ts';
import { takeTypedBefore } from '#platform/typed-before-key.ts';
import { keepTypedEarly } from '#platform/typed-early.ts';
import { FlowRuntimeProvider } from '#session/flow-runtime.tsx';
import { restoreTypedPages } from '#session/pages/typed-pages.ts';
import { App } from './app.tsx';
import { createAppParts } from './app-parts.ts';
import { openBrowserHistory } from './browser-history.ts';
import { followVisitor } from './follow-visitor.ts';
import { pageRuntime } from './page-runtime.ts';
import { reportErrors } from './report-errors.ts';
import { createAppRouter } from './router.tsx';

// Development and builds for journeys have the gallery of the design system. With a route of its own, hosts of any built
// app would know its address.
const NotFound =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY
    ? lazy(async () => ({ default: (await import('./design-gallery/gallery-address.tsx')).GalleryAddress }))
    : undefined;

const container = document.getElementById('app');
// Not awaited: the chunks of routes import this module, and starting waits for them.
if (container) void start(container);

async function start(container: HTMLElement): Promise<void> {
  claimDefaultPolicy();
  // Before anything of the tab's storage is read.
  clearUnheardSignOut();
  allowChangesByOthers();
  keepReloadsHere();
  const becomeUsable = beginStart();
  const enterTypedEarly = keepTypedEarly(container);
  void loadLateScripts();
  // Reading the scripts was one long task; each step from here on is a task of its own.
  await nextTask();
  if (import.meta.env.MODE === 'demo') {
    allowWorker('/mockServiceWorker.js');
    await (await import('#mocks/browser.ts')).startDemo();
  }
  onEntriesDropped(logDropped);
  onMessageMissing((id) => logFailure(`No message ${id}`, 'unexpected'));
  const locale = beginLocale();
  const runtime = pageRuntime();
  const parts = createAppParts({ locale, runtime, pageWords: pageData('words', locale) });
  await nextTask();
  const router = createAppRouter({ ...parts, history: openBrowserHistory(), NotFound });
  // In development the whole error is wanted.
  const options = import.meta.env.PROD ? reportErrors(router).options : {};
  await nextTask();
  // Before it is known who visits, and so which pages are let in (D-424).
  const becomeReady = restoreTypedPages(parts.session);
  parts.session.start();
  followVisitor(parts, router);
  // Every screen may ask for it, none waits for it.
  void parts.queryClient.prefetchQuery(configurationQuery);
  await nextTask();

  const left = takeTypedBefore();
  const mounted = () => {
    for (const id of ['not-started', 'too-old']) document.getElementById(id)?.remove();
    void enterTypedEarly().then(() => {
      becomeReady();
      return enterLeft(container, left);
    });
    becomeUsable();
    if (left !== null) parts.session.notices.toast('updated', { text: wording('shell.updated') });
  };
  const app = (
    <StrictMode>
      <FlowRuntimeProvider value={runtime}>
        <App parts={parts} router={router} onMounted={mounted} />
      </FlowRuntimeProvider>
    </StrictMode>
  );
  // What a host shows at the gallery's address is the page that says that there is none.
  const isGallery = NotFound !== undefined && window.location.pathname === '/design';
  const isPrerendered = !isGallery && container.hasChildNodes() && documentLanguage() === locale;
  const { pathname } = window.location;
  if (isPrerendered) {
    // The prerendered tree has no boundary around the matches; saying so gives this one the same shape.
    router.ssr = { manifest: undefined };
    await router.load();
    await nextTask();
  }
  // An address that redirects shows another page than the prerendered one.
  if (isPrerendered && router.state.location.pathname === pathname) {
    // A transition hydrates in slices: the page can be scrolled and pressed meanwhile.
    startTransition(() => void hydrateRoot(container, app, options));
  } else {
    await parts.catalogue.load(...FIRST_AREAS);
    container.replaceChildren();
    createRoot(container, options).render(app);
  }
}

/** Enters again what was typed before the document was reloaded for a new version of the app. */
async function enterLeft(container: HTMLElement, left: string | null): Promise<void> {
  if (left !== null) (await import('#platform/typed-before.ts')).enterTypedBefore(container, left);
}

/** Loads what a host adds to its pages, such as the controls of a demo: late, so that it does not slow down the start. */
async function loadLateScripts(): Promise<void> {
  await pageIdle();
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="late-script"]')) {
    // Only this host can be named here: the content security policy allows no scripts from elsewhere.
    void import(/* @vite-ignore */ href);
  }
}
