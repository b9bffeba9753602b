import type { BrowserContext } from '@playwright/test';
import type { InspectionEvent } from 'xstate';
import type { MachineReport } from '#tests/models/kit/journey-coverage.ts';

declare global {
  interface Window {
    /** Given to every page of a journey. */
    reportMachines?: (reports: MachineReport[]) => Promise<void>;
  }
}

/** Hears of every state and transition of the machines in the pages of a browser context, of each once a page. */
export async function watchMachines(context: BrowserContext, hear: (report: MachineReport) => void): Promise<void> {
  await context.exposeBinding('reportMachines', (_, reports: MachineReport[]) => {
    for (const each of reports) hear(each);
  });
  await context.addInitScript(inPage);
}

/** Runs in the page, before the app; nothing of this file is there. */
function inPage(): void {
  const reported = new Set<string>();
  const waiting: MachineReport[] = [];
  const note = (report: MachineReport) => {
    const key = report.join(' ');
    if (reported.has(key)) return;
    reported.add(key);
    // Once a task, and before a page that this very task leaves is gone.
    if (waiting.push(report) === 1) void Promise.resolve().then(() => window.reportMachines?.(waiting.splice(0)));
  };
  window.__NORTHSTAR_INSPECT__ = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
    if (!('_nodes' in event.snapshot && 'machine' in event.snapshot)) return;
    const { machine, _nodes } = event.snapshot as import('xstate').AnyMachineSnapshot;
    for (const node of _nodes) note([machine.id, node.id]);
    if (event.type === '@xstate.snapshot') return;
    for (const transition of event._transitions) {
      const { source, eventType } = transition;
      const at = [...[...source.transitions.values()].flat(), ...(source.always ?? [])].indexOf(transition);
      note([machine.id, source.id, at, eventType]);
    }
  };
}
