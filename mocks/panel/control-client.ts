import type { SignInLink, WorldState } from '../control/control.ts';

const CONTROL = '/apiproxy/__world';

/** The world as the control endpoint returns it. */
export async function readWorld(): Promise<WorldState> {
  const response = await fetch(CONTROL, { headers: { accept: 'application/json' } });
  return response.json();
}

/** Changes something about the world. */
export async function steer(action: string, body: Readonly<Record<string, unknown>> = {}): Promise<Response> {
  return fetch(`${CONTROL}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** A link that signs a member in once. */
export async function makeSignInLink(member: string, returnUrl: string): Promise<string> {
  const response = await steer('sso', { member, ...(returnUrl !== '' && { returnUrl }) });
  const { link }: SignInLink = await response.json();
  return link;
}
