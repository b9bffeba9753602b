import { useEffect, useState } from 'react';

type ReportBusy = (busy: boolean) => void;

/** How a sheet closes whose form shows what becomes of a request: it stays until then (CRD-024, SVC-040). */
export function useCloseWhenIdle(onClose: () => void): { readonly close: () => void; readonly onBusy: ReportBusy } {
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    if (!isBusy) onClose();
  };
  return { close, onBusy: setBusy };
}

/** Reports it to the sheet around; a form that is gone is not busy. */
export function useReportedBusy(busy: boolean, onBusy: ReportBusy | undefined): void {
  useEffect(() => {
    onBusy?.(busy);
    return () => onBusy?.(false);
  }, [onBusy, busy]);
}
