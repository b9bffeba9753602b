import { useEffect, useState } from 'react';
import { framePainted } from '#platform/page-usable.ts';
import { ResponsiveDialog, type ResponsiveDialogProps } from '#ui/responsive-dialog/responsive-dialog.tsx';

type RisingDialogProps = Omit<ResponsiveDialogProps, 'drawnBefore' | 'rising'>;

/**
 * A modal that is drawn while it is closed. What opens it shows it with the next frame; the focus, and what keeps the rest of the
 * page out of reach, follow that frame.
 */
export function RisingDialog({ open, ...dialog }: RisingDialogProps) {
  const isInSight = useDrawn(open);
  return <ResponsiveDialog {...dialog} drawnBefore rising={open && !isInSight} open={open && isInSight} />;
}

/** Whether what is there since `isThere` is on the screen. */
function useDrawn(isThere: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    let isOver = false;
    void framePainted().then(() => {
      if (!isOver) setDrawn(true);
    });
    return () => {
      isOver = true;
      setDrawn(false);
    };
  }, [isThere]);
  return isDrawn;
}
