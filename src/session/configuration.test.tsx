import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { useConfiguration } from './configuration.ts';

afterEach(cleanup);

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
