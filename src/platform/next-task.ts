/** What Chrome and Firefox have, and Safari has not. */
type PageScheduler = { readonly scheduler?: { readonly yield?: () => Promise<void> } };

/** Ends the task under way: what a person pressed or the page has to draw comes before what follows. */
export function nextTask(page: PageScheduler = globalThis as PageScheduler): Promise<void> {
  if (page.scheduler?.yield) return page.scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
