import { useSelector } from '@xstate/react';
import { SHEET_STOPS, type SheetStop } from '#domain/store-locator/sheet.ts';
import { resultsSheetMachine } from '#machines/store-locator/results-sheet.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';

/** How list and map share the screen of a phone (LST-002). */
export function useResultsSheetActor() {
  return useFlow(resultsSheetMachine, {});
}

/** Where the sheet rests; `pin` while the store of a pressed pin stands in the list's place. */
export function useSheetStop(sheet: ReturnType<typeof useResultsSheetActor>): SheetStop | 'pin' {
  return useSelector(sheet, (snapshot) => SHEET_STOPS.find((stop) => snapshot.hasTag(stop)) ?? 'pin');
}
