import { refuse } from './respond.ts';

/**
 * Refuses what a page of another origin can send, also one on another port of this site, whose requests carry the cookies:
 * a call that changes something has exactly JSON as its media type, which no form can say, and comes from a page of this
 * origin (FC-133). Null for what may pass; callers that are no browser send neither Origin nor Sec-Fetch-Site.
 */
export function refusalOfForeign(request: Request): Response | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  if (!isJson(request)) return refuse(415, 'JSON_EXPECTED');
  return isOwn(request) ? null : refuse(403, 'FOREIGN_ORIGIN');
}

/** The media type alone counts: `text/plain; application/json` is a text with a strange parameter. */
function isJson(request: Request): boolean {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

function isOwn(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = request.headers.get('origin');
  // The scheme is left out: a proxy in front may have ended TLS.
  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(request.url).host);
}
