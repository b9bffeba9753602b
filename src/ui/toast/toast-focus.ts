import { type RefObject, useEffect } from 'react';
import { uppermostModal } from '#ui/dialog/dialog-stack.ts';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** As applications use it to go to another part of the window. */
export const NOTICES_KEY = 'F6';

/** Marks what stands over modals, and has controls of its own. */
export const overModals = { 'data-over-modals': '' } as const;

/**
 * A modal keeps the focus inside, and notices may stand over it: from the last stop of the modal Tab goes on to theirs, and
 * from there back to the first, the other way round with Shift (WCAG 2.1.1).
 */
export function useReachableFromModal(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = region.current?.ownerDocument;
    if (!page) return;
    const goOn = (event: KeyboardEvent) => {
      const modal = uppermostModal();
      if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || !modal) return;
      const noticeStops = noticeStopsOf(page);
      const next =
        noticeStops.length > 0
          ? nextStop(page.activeElement, stopsIn(modal), noticeStops, modal, event.shiftKey)
          : null;
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      next.focus();
    };
    page.addEventListener('keydown', goOn, { capture: true });
    return () => page.removeEventListener('keydown', goOn, { capture: true });
  }, [region]);
}

/**
 * F6 goes to the notices, to a toast first, and from there back to where the focus was: a toast is gone before Tab comes to it
 * from the middle of a page (D-420).
 */
export function useNoticesKey(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = region.current?.ownerDocument;
    if (!page) return;
    let before: HTMLElement | null = null;
    const goThere = (event: KeyboardEvent) => {
      if (event.key !== NOTICES_KEY || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
      const { activeElement } = page;
      const isThere = activeElement?.closest('[data-over-modals]');
      const [toast] = region.current ? stopsIn(region.current) : [];
      const next = isThere ? before : (toast ?? noticeStopsOf(page)[0]);
      if (!next) return;
      event.preventDefault();
      if (!isThere) before = activeElement instanceof HTMLElement ? activeElement : null;
      next.focus();
    };
    page.addEventListener('keydown', goThere);
    return () => page.removeEventListener('keydown', goThere);
  }, [region]);
}

const noticeStopsOf = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>('[data-over-modals]')].flatMap(stopsIn);

/** Where Tab leads at a seam between modal and notices; null where the browser knows the way. */
function nextStop(
  from: Element | null,
  modalStops: readonly HTMLElement[],
  noticeStops: readonly HTMLElement[],
  modal: HTMLElement,
  isBack: boolean,
): HTMLElement | null {
  const inModal = isBack ? [...modalStops].reverse() : modalStops;
  const inNotices = isBack ? [...noticeStops].reverse() : noticeStops;
  const isLastOfModal = from === (inModal.at(-1) ?? modal) || (isBack && from === modal);
  if (isLastOfModal) return inNotices[0] ?? null;
  return from === inNotices.at(-1) ? (inModal[0] ?? modal) : null;
}

/** What Tab stops at, in order. */
function stopsIn(part: HTMLElement): HTMLElement[] {
  const found = [...part.querySelectorAll<HTMLElement>(CONTROLS)];
  return found.filter((control) => control.tabIndex >= 0 && isUsable(control) && !isPassedOver(control, found));
}

function isUsable(control: HTMLElement): boolean {
  // Browsers of before 2024 do not know it.
  const isShown = !('checkVisibility' in control) || control.checkVisibility({ visibilityProperty: true });
  return isShown && !control.matches(':disabled') && control.closest('[hidden], [inert]') === null;
}

/** Whether Tab skips a control: in a group of radio buttons it stops only at the chosen one. */
function isPassedOver(control: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (!isRadio(control) || control.checked) return false;
  return all.some((other) => isRadio(other) && other.name === control.name && other.checked);
}

function isRadio(control: HTMLElement): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'radio';
}
