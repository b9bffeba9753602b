/** Pictures of the pretended clients, by address. */
export const CLIENT_PICTURES: Readonly<Record<string, string>> = {
  '/images/clients/ridewell.svg': [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72">',
    '<path fill="#2b4c9b" d="M0 0h72v72H0z"/><circle cx="54" cy="18" r="9" fill="#ffd166"/>',
    '<path fill="#1d3570" d="M0 52h72v20H0z"/>',
    '<path fill="#fff" d="M14 46c0-4 3-6 6-7l6-9c1-2 3-3 5-3h12c2 0 4 1 5 3l5 9c4 1 7 3 7 7v5c0 2-1 3-3 3H17c-2 0-3-1-3-3z"/>',
    '<path fill="#9cc3ff" d="M28 38l4-7h6v7zm13-7h4l4 7h-8z"/>',
    '<circle cx="25" cy="54" r="6" fill="#0d1420"/><circle cx="49" cy="54" r="6" fill="#0d1420"/>',
    '<circle cx="25" cy="54" r="2.5" fill="#fff"/><circle cx="49" cy="54" r="2.5" fill="#fff"/></svg>',
  ].join(''),
};
