type Listener = (...args: unknown[]) => void;
type Registration = { target: object; name: string; listener: Listener };

/** Every listener of the page, so that a test can see what an unmounted map leaves behind. */
export const registrations = new Set<Registration>();

function addListener(target: object, name: string, listener: Listener): { remove: () => void } {
  const registration = { target, name, listener };
  registrations.add(registration);
  return { remove: () => void registrations.delete(registration) };
}

function trigger(target: object, name: string, ...args: unknown[]): void {
  for (const one of [...registrations]) {
    if (one.target === target && one.name === name) one.listener(...args);
  }
}

/** `google.maps.event`, as far as the library behind our renderer uses it. */
export const event = {
  addListener,
  trigger,
  removeListener: (handle: { remove: () => void }) => handle.remove(),
  clearInstanceListeners(target: object): void {
    for (const one of [...registrations]) if (one.target === target) registrations.delete(one);
  },
};

/** What all objects of Google's script have in common. */
export class MVCObject {
  addListener(name: string, listener: Listener): { remove: () => void } {
    return addListener(this, name, listener);
  }
}
