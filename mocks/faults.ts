/** What can go wrong on the way; `status:503:2` also asks for a wait of two seconds. */
export const FAULT_KINDS = [
  'latency',
  'drop-before',
  'drop-after',
  'status',
  'truncate',
  'html',
  'wrong-shape',
  'graph-error',
  'graph-partial',
  'duplicate',
  'reorder',
  'hang',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export type Fault = {
  kind: FaultKind;
  /** Milliseconds for latency, the status for status. */
  value: number;
  retryAfterSeconds: number | null;
};

/** A fault that waits for requests of one operation (`GET /apiproxy/v1/locations`, or `*`), for ever or some times. */
export type FaultRule = { operation: string; fault: Fault; timesLeft: number | null };

/** Reads `latency:300`, `status:503:2`, `429`, `drop-before` …; null for what is no fault. */
export function parseFault(text: string): Fault | null {
  const [name = '', value, retryAfter] = text.trim().split(':');
  if (/^[45]\d\d$/.test(name)) return statusFault(name, value);
  const kind = FAULT_KINDS.find((known) => known === name);
  if (!kind) return null;
  if (kind === 'status') return /^[1-5]\d\d$/.test(value ?? '') ? statusFault(value ?? '', retryAfter) : null;
  if (kind === 'latency') {
    return /^\d{1,6}$/.test(value ?? '') ? { kind, value: Number(value), retryAfterSeconds: null } : null;
  }
  return value === undefined ? { kind, value: 0, retryAfterSeconds: null } : null;
}

function statusFault(status: string, retryAfter: string | undefined): Fault | null {
  if (retryAfter !== undefined && !/^\d{1,4}$/.test(retryAfter)) return null;
  const seconds = retryAfter === undefined ? (status === '429' ? 1 : null) : Number(retryAfter);
  return { kind: 'status', value: Number(status), retryAfterSeconds: seconds };
}

/** The faults that meet one request: those of its header (`x-world-fault: latency:300, html`), then the waiting ones, which are used up. */
export function faultsFor(rules: FaultRule[], operation: string, header: string | null): Fault[] {
  const asked = (header ?? '').split(',').flatMap((text) => parseFault(text) ?? []);
  const waiting = rules.filter((rule) => rule.operation === '*' || rule.operation === operation);
  for (const rule of waiting) {
    if (rule.timesLeft === null) continue;
    rule.timesLeft -= 1;
    if (rule.timesLeft <= 0) rules.splice(rules.indexOf(rule), 1);
  }
  return [...asked, ...waiting.map(({ fault }) => fault)];
}
