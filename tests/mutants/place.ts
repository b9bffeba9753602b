import type { Place } from '../models/kit/mutant-place.ts';
import type { Mutation } from './mutations.ts';

/** Where a mutation can be seen, for the walks of views. */
export function placeOf({ operator, keys: [root, ...keys] }: Mutation): Place {
  if (root === 'implementations') return keys[0] === 'actions' ? { action: String(keys[1]) } : 'anywhere';
  const path: string[] = [];
  while (keys[0] === 'states') path.push(String(keys.splice(0, 2)[1]));
  const state = path.join('.') || '(root)';
  // What is dropped happens no more: then the state is looked at as a whole.
  if (keys[0] === 'on' && operator !== 'drop transition') return { state, happens: String(keys[1]) };
  return state === '(root)' ? 'anywhere' : { state };
}
