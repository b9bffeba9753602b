/**
 * Unregisters every background worker of this origin, as opening the sign-in page does (ACC-023, decision 0.10); the
 * static demo's own registers again with the next start. Resolves also where there are none, or the browser refuses to say.
 */
export async function unregisterServiceWorkers(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker?.getRegistrations();
    await Promise.allSettled((registrations ?? []).map((registration) => registration.unregister()));
  } catch {
    // Storage is blocked: then there is no worker either.
  }
}
