import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { clearServerState } from './clear-server-state.ts';
import { resolveConfiguration, useConfiguration } from './configuration.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const Product = () => <p>{useConfiguration().product}</p>;

function withConfiguration(product: string) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(configurationQuery.queryKey, { ...DEFAULT_CONFIGURATION, product });
  return (
    <QueryClientProvider client={queryClient}>
      <Product />
    </QueryClientProvider>
  );
}

test('a screen reads the configuration that has arrived', async () => {
  render(withConfiguration('arrived'));
  await screen.findByText('arrived');
});

test('a prerendered page shows the defaults, whatever has arrived', () => {
  expect(renderToString(withConfiguration('arrived'))).toBe(`<p>${DEFAULT_CONFIGURATION.product}</p>`);
});

test('who needs the configuration before anything shows gets it when it has arrived, and later without asking', async () => {
  const fetched = vi.fn(() => Promise.resolve(Response.json({ enableInAppDelivery: true })));
  vi.stubGlobal('fetch', fetched);
  const queryClient = new QueryClient();
  expect((await resolveConfiguration(queryClient)).delivery.enableInAppDelivery).toBe(true);
  queryClient.setQueryData(configurationQuery.queryKey, { ...DEFAULT_CONFIGURATION, product: 'old' }, { updatedAt: 1 });
  expect((await resolveConfiguration(queryClient)).product).toBe('old');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('FC-053 a configuration that cannot be read, or does not come within five seconds, is the defaults', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 400 })));
  expect(await resolveConfiguration(new QueryClient())).toBe(DEFAULT_CONFIGURATION);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.useFakeTimers();
  const flushPromises = vi.fn();
  void resolveConfiguration(new QueryClient()).then(flushPromises);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(flushPromises).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(flushPromises).toHaveBeenCalledExactlyOnceWith(DEFAULT_CONFIGURATION);
});

test('RWD-020 an images base that the pages’ policy would refuse counts as none, for screens and for guards', async () => {
  const imagesBase = 'https://images.example/art';
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ imagesBase })));
  const Base = () => <p>{useConfiguration().imagesBase}</p>;
  const shown = async () => {
    const queryClient = new QueryClient();
    const { imagesBase: resolved } = await resolveConfiguration(queryClient);
    render(
      <QueryClientProvider client={queryClient}>
        <Base />
      </QueryClientProvider>,
    );
    expect(screen.getByRole('paragraph').textContent).toBe(resolved);
    cleanup();
    return resolved;
  };
  expect(await shown()).toBe('/images');
  vi.stubEnv('VITE_IMAGES', 'https://images.example');
  expect(await shown()).toBe(imagesBase);
});

test('PTN-001 FC-053 the configuration that is known outlives a session; nothing else does', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ enableInAppDelivery: true })));
  const queryClient = new QueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <Product />
    </QueryClientProvider>,
  );
  expect((await resolveConfiguration(queryClient)).delivery.enableInAppDelivery).toBe(true);
  queryClient.setQueryData(['account', 'cards'], ['card']);
  clearServerState(queryClient);
  expect(queryClient.getQueryData(configurationQuery.queryKey)?.delivery.enableInAppDelivery).toBe(true);
  expect(queryClient.getQueryData(['account', 'cards'])).toBeUndefined();
});
