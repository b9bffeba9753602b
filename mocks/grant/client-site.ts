import { lookUp } from '#domain/look-up.ts';
import { onOtherName } from '../other-name.ts';
import { escaped, outsidePage } from '../outside-page.ts';
import { CLIENT_SITE_PATH } from './client-site-path.ts';
import { registeredUri } from './grant.ts';
import { OAUTH_CLIENTS } from './oauth-clients.ts';

/** What a client sends along, and wants back as it was; characters that are easily spoilt. */
export const CLIENT_STATE = 'a&b=c#d%20+é\r\nSet-Cookie: x=1';

export const isClientSiteRequest = ({ url }: Request) => new URL(url).pathname === CLIENT_SITE_PATH;

/** The page of a pretended client: links that ask for access, and what came back from the shop. */
export function clientSiteAnswer({ url }: Request): Response {
  const here = new URL(url);
  const came = [...here.searchParams].filter(([name]) => name !== 'client');
  const client = lookUp(OAUTH_CLIENTS, here.searchParams.get('client') ?? '');
  if (client === undefined || came.length === 0) return beginning(here);
  return outsidePage({
    service: client.name,
    heading: headingOf(here.searchParams),
    text: `A pretended client. ${stateOf(here.searchParams)}`,
    ways: `<dl>${came.map(([name, value]) => `<dt>${escaped(name)}</dt><dd><code>${escaped(value)}</code></dd>`).join('')}</dl>
      <a class="agree" href="${CLIENT_SITE_PATH}">Start again</a>`,
  });
}

/** What an OAuth client reads from its answer (RFC 6749, 4.1.2 and 4.1.2.1). */
function headingOf(query: URLSearchParams): string {
  const error = query.get('error');
  if (error === 'access_denied') return 'You said no. Nothing is linked.';
  if (error !== null) return `That went wrong: ${error}`;
  return query.has('code') ? 'You said yes. You are linked.' : 'Nothing came back.';
}

function stateOf(query: URLSearchParams): string {
  const states = query.getAll('state');
  if (states.length === 0) return 'No state came back.';
  return states.length === 1 && states[0] === CLIENT_STATE
    ? 'The state is ours.'
    : 'The state is not the one of these links.';
}

function beginning(here: URL): Response {
  const shop = new URL(onOtherName(here, '/', here.origin));
  const ways = Object.entries(OAUTH_CLIENTS).map(([id, client]) => {
    const uri = registeredUri(client, id, shop);
    const query = new URLSearchParams({ client_id: id, response_type: 'code', state: CLIENT_STATE });
    if (uri !== null) query.set('redirect_uri', uri);
    return `<a class="cancel" href="${escaped(`${shop.origin}/oauth/authorize?${query}`)}">${escaped(client.about)}</a>`;
  });
  return outsidePage({
    service: 'Clients',
    heading: 'Link with Northstar?',
    text: 'Pretended clients, each with a link that asks for access.',
    ways: ways.join('\n'),
  });
}
