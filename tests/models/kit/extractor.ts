import Module, { createRequire } from 'node:module';
import type * as Extractor from '@xstate/machine-extractor';
import { vi } from 'vitest';

/** The parser of the Stately editor's tools. */
type Extract = typeof Extractor.extractMachinesFromFile;

/**
 * Loads the parser. It was built for xstate 4 and asks for `xstate/lib/actions`, which xstate 5 does not have; what it
 * takes from there builds action objects that its `toConfig()` never reads. So those requests alone get a stand-in.
 */
function loadExtractor(): Extract {
  const loader: { _load: (request: string, ...rest: unknown[]) => unknown } = Module as never;
  const load = loader._load;
  const builders = new Proxy({}, { get: () => () => ({}) });
  loader._load = function stub(request, ...rest) {
    return request.startsWith('xstate/lib/') ? builders : load.call(this, request, ...rest);
  };
  try {
    const extractor: typeof Extractor = createRequire(import.meta.url)('@xstate/machine-extractor');
    return extractor.extractMachinesFromFile;
  } finally {
    loader._load = load;
  }
}

let extract: Extract | undefined;

type ExtractedAction = { action?: { type?: string } };
export type ExtractedTransition = {
  target?: string | string[];
  cond?: { type: string; kind: string };
  actions?: ExtractedAction | ExtractedAction[];
  description?: string;
};
type Several<T> = T | T[] | undefined;
export type ExtractedState = {
  initial?: string;
  type?: string;
  description?: string;
  tags?: Several<string>;
  entry?: Several<ExtractedAction>;
  exit?: Several<ExtractedAction>;
  on?: Record<string, Several<ExtractedTransition>>;
  after?: Record<string, Several<ExtractedTransition>>;
  always?: Several<ExtractedTransition>;
  onDone?: Several<ExtractedTransition>;
  invoke?: Several<{
    src: string;
    id?: string;
    onDone?: Several<ExtractedTransition>;
    onError?: Several<ExtractedTransition>;
  }>;
  states?: Record<string, ExtractedState>;
};

/** The machines that the editor finds in a file; undefined for one whose config it cannot read. It finds `setup().createMachine()` by itself. */
export function machinesIn(source: string): (ExtractedState | undefined)[] {
  extract ??= loadExtractor();
  // It warns of every `params` function; those belong to the implementation, which is not compared.
  const quiet = vi.spyOn(console, 'warn').mockImplementation(() => {});
  try {
    return (extract(source)?.machines ?? []).map((machine) => machine?.toConfig() as ExtractedState | undefined);
  } finally {
    quiet.mockRestore();
  }
}
