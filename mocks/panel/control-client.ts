import type { WorldState } from '../control/control.ts';

const CONTROL = '/apiproxy/__world';

/** The world as the control endpoint tells it. */
export async function readWorld(): Promise<WorldState> {
  const response = await fetch(CONTROL, { headers: { accept: 'application/json' } });
  return response.json();
}

/** Changes something about the world. */
export async function steer(action: string, body: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await fetch(`${CONTROL}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
