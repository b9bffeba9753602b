/** Leaves the app for another page; the caller has checked that the address may be followed. */
export function leavePageFor(address: string): void {
  window.location.assign(address);
}

/** Leaves a page that only leads on for another page: Back does not come to it. */
export function replacePageBy(address: string): void {
  window.location.replace(address);
}
