import { afterEach, expect, test, vi } from 'vitest';
import { outsideAddress } from '#domain/outside-address.ts';
import { openOutsideTab } from './outside-tab.ts';

const address = outsideAddress('https://delivery.example.com/northstar') ?? expect.fail('an https address is safe');

afterEach(() => {
  vi.restoreAllMocks();
});

/** A browser that answers a request for another tab with this one. */
function browserThatOpens(tab: object | null) {
  return vi.spyOn(window, 'open').mockReturnValue(tab as Window | null);
}

test('DLV-012 the tab is let go before it leaves for the address, and sends no referrer', () => {
  const tab = {
    closed: false,
    opener: window as Window | null,
    document: document.implementation.createHTMLDocument(),
  };
  const left: unknown[] = [];
  tab.document.addEventListener('click', ({ target }) => {
    const link = target as HTMLAnchorElement;
    left.push([link.href, link.rel, link.target, tab.opener]);
  });
  const open = browserThatOpens(tab);
  expect(openOutsideTab(address)).toBe('opened');
  expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank');
  expect(left).toEqual([['https://delivery.example.com/northstar', 'noopener noreferrer', '', null]]);
});

test('a tab that is kept from opening, or closed at once, is blocked', () => {
  browserThatOpens(null);
  expect(openOutsideTab(address)).toBe('blocked');
  browserThatOpens({ closed: true });
  expect(openOutsideTab(address)).toBe('blocked');
});
