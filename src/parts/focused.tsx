import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus as it takes the place of what had it, so that the next key lands here and it is read out. */
export function Focused({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
