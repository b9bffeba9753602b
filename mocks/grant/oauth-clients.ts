import type { Sentinel } from '../sentinel.ts';

export type OAuthClient = {
  /** What is particular about it, for the demo panel. */
  about: string;
  name: string;
  /** A path of the shop; null: it has none. */
  image: string | null;
  /** `site`: the pretended page, on another origin. */
  redirectUri: 'site' | (string & {}) | null;
  claims: readonly string[];
  /** Every member has agreed before. */
  isTrusted: boolean;
  /** What reading its status does instead of answering. */
  status: 'answers' | 'fails';
  confirm: 'leads back' | 'fails' | 'is silent' | 'leads to a script';
};

const client = (about: string, name: string, rest: Partial<Omit<OAuthClient, 'about' | 'name'>> = {}): OAuthClient => ({
  about,
  name,
  image: null,
  redirectUri: 'site',
  claims: ['account', 'rewards'],
  isTrusted: false,
  status: 'answers',
  confirm: 'leads back',
  ...rest,
});

/** The scheme of an app that its client has declared. */
export const APP_SCHEME = 'com.ridewell.app';

const EVERY_CLAIM = ['account', 'card', 'payment', 'rewards'];

/** Clients by their ids. */
export const OAUTH_CLIENTS: Readonly<Record<string, OAuthClient>> = {
  ridewell: client('First consent, every claim', 'Ridewell', {
    image: '/images/clients/ridewell.svg',
    claims: EVERY_CLAIM,
  }),
  tablemate: client('Authorised before', 'Tablemate', { isTrusted: true }),
  plainfare: client('No picture', 'Plainfare'),
  'lost-picture': client('A picture that is not there', 'Lostpic', { image: '/images/clients/nothing-here.svg' }),
  'odd-claims': client('A claim twice, and one without words', 'Oddly', {
    claims: ['account', 'account', 'loyalty.write'],
  }),
  'no-claims': client('Asks for nothing', 'Nothing', { claims: [] }),
  silent: client('No redirect address', 'Silent', { redirectUri: null }),
  app: client('The scheme of an app, declared', 'Ridewell for phones', {
    redirectUri: `${APP_SCHEME}:/oauth?from=northstar`,
    image: '/images/clients/ridewell.svg',
  }),
  'undeclared-app': client('The scheme of an app, not declared', 'Undeclared', {
    redirectUri: 'com.undeclared.app:/oauth',
  }),
  http: client('Redirect without https', 'Plain Web', { redirectUri: 'http://client.example.com/back' }),
  script: client('Redirect to a script', 'Script', { redirectUri: 'javascript:alert(document.domain)' }),
  data: client('Redirect to data', 'Data', { redirectUri: 'data:text/html,<script>alert(1)</script>' }),
  blob: client('Redirect to a blob', 'Blob', { redirectUri: 'blob:https://client.example.com/1' }),
  'trusted-script': client('Authorised before, redirect to a script', 'Script', {
    redirectUri: 'javascript:alert(document.domain)',
    isTrusted: true,
  }),
  markup: client('A name of markup', '<img src=x onerror="window.__xss=1"><b>Bold</b>'),
  turned: client('A name that turns the direction of writing', '\u202elleweR\u202c\u2066\u0007 Ride\u200bwell'),
  long: client('A name of 1,000 characters', 'Long'.repeat(250)),
  'northstar-name': client('Called as the shop', 'Nоrthstar Coffee'),
  failing: client('The status: 500', 'Failing', { status: 'fails' }),
  'confirm-failing': client('Confirm: 500', 'Halfway', { confirm: 'fails' }),
  'confirm-silent': client('Confirm without an address', 'Wordless', { confirm: 'is silent' }),
  'confirm-script': client('Confirm leads to a script', 'Late Script', { confirm: 'leads to a script' }),
};

/** Pages that ask for access, one of each client. */
export const GRANT_SENTINELS: readonly Sentinel[] = [
  {
    where: 'Access grant',
    input: '/pretended-client of this server',
    result: 'A page with a link for each client below',
  },
  ...Object.entries(OAUTH_CLIENTS).map(([id, { about }]) => ({
    where: 'Access grant, client_id',
    input: id,
    result: about,
  })),
  { where: 'Access grant, client_id', input: 'Anything else', result: '400, UNKNOWN_CLIENT' },
];
