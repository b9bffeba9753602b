import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import type { CONTROL_PATH, SignInLink, WorldState } from '#mocks/control/control.ts';
import type { FaultKind } from '#mocks/faults.ts';
import type { WorldName } from '#mocks/named-worlds.ts';
import type { PersonaId } from '#mocks/session/personas.ts';

const CONTROL: typeof CONTROL_PATH = '/apiproxy/__world';

type Operation = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /apiproxy/${string}` | '*';

/** A kept connection may be closed by the server in the moment it is used again; the request was not read then. */
const AGAIN = { maxRetries: 2 };

/** Steers the world that one journey's browser talks to, and reads what it has done. */
export class WorldControl {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** A fresh world under another name; no member is signed in. `frozenAt` stops its clock at an instant (ISO 8601). */
  async begin(
    name: WorldName,
    options: { frozenAt?: string; resultCap?: number; favouriteLimit?: number } = {},
  ): Promise<void> {
    await this.#post('world', { name, ...options });
  }

  /** Signs a member in, or out, without the app: for before the first page is opened. */
  async become(persona: PersonaId): Promise<void> {
    await this.#post('persona', { persona });
  }

  /** Lets an operation fail: `fail('GET /apiproxy/v1/locations', 'status:503')`; for ever, or some times. */
  async fail(operation: Operation, fault: FaultKind | `${FaultKind}:${string}` | '429', times?: number): Promise<void> {
    await this.#post('faults', { operation, fault, ...(times !== undefined && { times }) });
  }

  /** Takes the faults of an operation, or all, away. */
  async heal(operation: Operation = '*'): Promise<void> {
    await this.#post('faults', { operation, fault: null });
  }

  /** From now on these products, and no others beside what chance takes, are sold out everywhere. */
  async soldOut(...productNumbers: readonly string[]): Promise<void> {
    await this.#post('sold-out', { productNumbers });
  }

  /** Moves or stops the clock of the world. */
  async clock(change: { at?: string; advanceMs?: number; frozen?: boolean }): Promise<void> {
    await this.#post('clock', change);
  }

  /** Whether the clock of the world stands still. */
  async isFrozen(): Promise<boolean> {
    const response = await this.#request.get(CONTROL, AGAIN);
    const { clock }: Pick<WorldState, 'clock'> = await response.json();
    return clock.frozen;
  }

  /** The member's primary card pays this much at a till, cents; answers with what is on it then. */
  async spend(cents: number): Promise<number> {
    const response = await this.#post('spend', { cents });
    const { balance }: { balance: number } = await response.json();
    return balance;
  }

  /** Ends every session on the server; the browser does not know yet. */
  async expireSessions(): Promise<void> {
    await this.#post('expire-sessions', {});
  }

  /** What the world has done so far: requests by operation, and everything that it changed. */
  async effects(): Promise<WorldState['effects']> {
    const response = await this.#request.get(`${CONTROL}/effects`, AGAIN);
    return response.json();
  }

  /** Mails and SMS that the world has sent, newest first. */
  async outbox(): Promise<WorldState['outbox']> {
    const response = await this.#request.get(`${CONTROL}/outbox`, AGAIN);
    return response.json();
  }

  /** A link that signs a member in once; `member` is an e-mail address or user name. */
  async signInLink(member: string, returnUrl?: string): Promise<SignInLink> {
    const response = await this.#post('sso', { member, ...(returnUrl !== undefined && { returnUrl }) });
    return response.json();
  }

  /** The link in the last mail that the retailer sent to an address, as a path. */
  async linkTo(receiver: string): Promise<string> {
    const link = async () => (await this.outbox()).find(({ to, link }) => to === receiver && link !== null)?.link;
    await expect.poll(link, { message: `a mail with a link to ${receiver}` }).toBeDefined();
    return new URL((await link()) ?? '').pathname;
  }

  async #post(action: string, data: object): Promise<APIResponse> {
    const response = await this.#request.post(`${CONTROL}/${action}`, { data, ...AGAIN });
    expect(response.status(), `${action}: ${await response.text()}`).toBe(200);
    return response;
  }
}
