import { type AnyActorLogic, type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import type { Model, Outcome } from './model.ts';
import { statesOf } from './nodes.ts';

type Call = {
  id: string;
  src: string;
  input: unknown;
  open: boolean;
  promise: boolean;
  live: () => boolean;
  settle: (outcome: Outcome) => void;
};

/** Stand-ins for all actors of a model's machine: each call waits until a test says what it comes to. */
export class Gates {
  readonly actors: Record<string, AnyActorLogic>;
  readonly calls: Call[] = [];

  constructor(model: Model) {
    this.actors = Object.fromEntries(
      Object.keys(model.machine.implementations.actors).map((src) => [src, this.#gate(src, sendsEvents(model, src))]),
    );
  }

  /** Calls without an answer; an answer may still come for one whose actor was stopped. */
  open(id?: string): Call[] {
    return this.calls.filter((call) => call.open && (id === undefined || call.id === id));
  }

  /** Running promises without an answer; a callback is never answered. */
  waitedFor(): Call[] {
    return this.open().filter((call) => call.promise && call.live());
  }

  /** Settles the newest call of a running actor; throws when the actor never started. */
  settle(id: string, outcome: Outcome): void {
    const call = this.open(id).findLast((each) => each.live());
    if (!call) throw new Error(`no pending call of ${id}: its actor does not run, or not with the provided logic`);
    call.settle(outcome);
  }

  #gate(src: string, callback: boolean): AnyActorLogic {
    if (callback) {
      return fromCallback<AnyEventObject, unknown>(({ sendBack, input, self }) => {
        const call: Call = {
          id: self.id,
          src,
          input,
          open: true,
          promise: false,
          live: () => call.open,
          settle: (outcome) => outcome.kind === 'sent' && sendBack(outcome.event),
        };
        this.calls.push(call);
        return () => {
          call.open = false;
        };
      });
    }
    return fromPromise<unknown, unknown>(({ input, self, signal }) => {
      return new Promise((resolve, reject) => {
        const call: Call = {
          id: self.id,
          src,
          input,
          open: true,
          promise: true,
          live: () => !signal.aborted,
          settle: (outcome) => {
            call.open = false;
            if (outcome.kind === 'done') resolve(outcome.output);
            else if (outcome.kind === 'failed') reject(outcome.error);
            else throw new Error(`${src} is a promise and sends no events`);
          },
        };
        this.calls.push(call);
      });
    });
  }
}

/** An actor whose model lets it send events stands for a callback; any other for a promise. */
function sendsEvents(model: Model, src: string): boolean {
  const ids = [src, ...idsOf(model, src)];
  return ids.some((id) => model.outcomes[id]?.some((outcome) => outcome.kind === 'sent'));
}

function idsOf({ machine }: Model, src: string): string[] {
  return [machine.root, ...statesOf(machine)].flatMap((node) =>
    node.invoke.filter((each) => each.src === src).map((each) => each.id),
  );
}
