import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
  redirect,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NO_OTHER_TABS } from '#tests/support/tabs.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { createAppParts } from './app-parts.ts';
import { createAppRouter } from './router.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ATTACKS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://app.example/1',
  'file:///etc/passwd',
  'about:blank',
];

const staticData = { title: 'shell.brand', description: 'shell.brand' } as const;

/** A page of the router that draws what data gave it. */
async function drawn(page: () => React.ReactNode) {
  const root = createRootRoute({ component: page, staticData });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  render(<RouterProvider router={router} />);
}

for (const attack of ATTACKS) {
  test(`FC-097 no link of ours bears ${JSON.stringify(attack)}`, () => {
    render(
      <>
        <TextLink href={attack}>text</TextLink>
        <ButtonLink href={attack}>button</ButtonLink>
      </>,
    );
    for (const words of ['text', 'button'])
      expect(screen.getByText(words).closest('a')?.hasAttribute('href')).toBe(false);
  });
}

for (const attack of ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:x']) {
  test(`FC-097 neither a router link nor a redirect follows ${attack}`, async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await drawn(() => <Link to={attack}>router</Link>);
    expect(screen.getByText('router').closest('a')?.hasAttribute('href')).toBe(false);

    const root = createRootRoute({ staticData });
    const leaving = createRoute({
      getParentRoute: () => root,
      path: '/leaving',
      staticData,
      beforeLoad: () => {
        throw redirect({ href: attack });
      },
    });
    const history = createMemoryHistory({ initialEntries: ['/leaving'] });
    const router = createRouter({ routeTree: root.addChildren([leaving]), history });
    await router.load().catch(() => {});
    expect(history.location.href).toBe('/leaving');
  });
}

test('FC-097 the app’s router follows no scheme but those of pages, mail and telephone', () => {
  const parts = createAppParts({ locale: 'en-US', channel: NO_OTHER_TABS });
  const router = createAppRouter({ ...parts, history: createMemoryHistory() });
  expect([...router.protocolAllowlist].sort()).toEqual(['http:', 'https:', 'mailto:', 'tel:']);
});

for (const address of [
  '/menu',
  '#top',
  '?a=b:c',
  'menu',
  './a:b',
  'https://help.example/',
  'mailto:a@b.example',
  'tel:+12065550100',
]) {
  test(`an address that only leads somewhere is kept: ${address}`, () => {
    render(<TextLink href={address}>text</TextLink>);
    expect(screen.getByText('text').getAttribute('href')).toBe(address);
  });
}
