import type { AnyMachineSnapshot } from 'xstate';
import { failureCodeOf } from '#domain/failure.ts';

/** What a step did beside moving on: emitted an event, ran an action with these params, started an actor with this input. */
export type Effect = { does: 'emits' | 'runs' | 'starts'; name: string; value: unknown };

/** The effect of emitting an event, which may have no more than its name. */
export const emits = (name: string, value: unknown = {}): Effect => ({ does: 'emits', name, value });

/** The effect of starting an actor, by its id, with this input. */
export const starts = (name: string, input: unknown): Effect => ({ does: 'starts', name, value: input });

/** Reads the actions that `transition()` answers with; timers and the stopping of actors follow from the state. */
export function effectsOf(actions: readonly { type: string; params?: unknown }[]): Effect[] {
  return actions.flatMap(({ type, params }): Effect[] => {
    if (type === 'xstate.emit') {
      const { type: name, ...value } = fieldOf(params, 'event') as { type: string };
      return [emits(name, value)];
    }
    if (type === 'xstate.spawnChild') return [starts(String(fieldOf(params, 'id')), fieldOf(params, 'input'))];
    return type.startsWith('xstate.') ? [] : [{ does: 'runs', name: type, value: params }];
  });
}

const fieldOf = (of: unknown, name: string): unknown => (of as Record<string, unknown> | undefined)?.[name];

/** `emits email.confirmed {emailAddress: "new@example.com"}`. */
export function effectText({ does, name, value }: Effect): string {
  const text = isEmpty(value) ? '' : ` ${valueText(value)}`;
  return `${does} ${name}${text}`;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Longest text of a value; what is longer is cut and ends with a mark that changes with the whole of it. */
const LONGEST_VALUE = 64;

/** A value in one short line: keys without quotes, failures by their code. */
export function valueText(value: unknown): string {
  const text = textOf(value);
  return text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE - 8)}… #${shortHash(text)}`;
}

function textOf(value: unknown): string {
  if (value instanceof Error) return `failure ${failureCodeOf(value)}`;
  if (Array.isArray(value)) return `[${value.map(textOf).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const keys = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${keys.map(([key, each]) => `${key}: ${textOf(each)}`).join(', ')}}`;
  }
  return JSON.stringify(value) ?? 'undefined';
}

/** Four hexadecimal digits that differ, most likely, where two long texts differ. */
export function shortHash(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (sum % 0x10000).toString(16).padStart(4, '0');
}

/** The keys of a context as text. */
export function contextTexts(snapshot: AnyMachineSnapshot): ReadonlyMap<string, string> {
  const context: unknown = snapshot.context;
  return new Map(
    Object.entries(typeof context === 'object' && context !== null ? context : {}).map(([key, value]) => [
      key,
      valueText(value),
    ]),
  );
}
