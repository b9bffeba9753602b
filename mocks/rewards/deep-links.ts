import { lookUp } from '#domain/look-up.ts';
import { DEEP_LINKS_PATH } from './deep-links-path.ts';
import { PROMO_LINKS } from './promo-links.ts';

export const isDeepLinkRequest = ({ url }: Request) => new URL(url).pathname.startsWith(`${DEEP_LINKS_PATH}/`);

/** The page may have been opened under the other name of this computer. */
const headers = { 'access-control-allow-origin': '*' };

/** Answers what Branch's library asks: what is behind a link, for `/v1/open`; nothing, for what it reports. */
export async function deepLinkAnswer(request: Request): Promise<Response> {
  if (new URL(request.url).pathname !== `${DEEP_LINKS_PATH}/v1/open`) return Response.json({}, { headers });
  const asked = new URLSearchParams(await request.text());
  const id = asked.get('link_identifier') ?? '';
  const link = lookUp(PROMO_LINKS, id);
  if (link?.is === 'silent') return new Promise(() => {});
  if (link?.is === 'broken') return Response.json({}, { status: 500, headers });
  return Response.json({ session_id: '1', data: JSON.stringify(link?.data ?? {}) }, { headers });
}
