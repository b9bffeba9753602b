/// <reference types="vitest/config" />
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { environmentOf } from './src/app/build/environment.ts';
import { messagesPlugin } from './src/app/build/messages-plugin.ts';
import { ModelCoverageReporter } from './tests/models/kit/coverage-reporter.ts';

const resultsFile = process.env['TEST_RESULTS'];
const underTest = process.env['VITEST'] !== undefined;

export default defineConfig(({ mode }) => {
  const { host, port } = environmentOf({ ...loadEnv(mode, process.cwd(), ''), ...process.env });
  return {
    plugins: [
      // Tests take the generated tree as it is committed; three projects would write it at the same time.
      underTest
        ? []
        : tanstackRouter({
            target: 'react',
            autoCodeSplitting: true,
            routesDirectory: './src/routes',
            generatedRouteTree: './src/app/route-tree.gen.ts',
            addExtensions: true,
            quoteStyle: 'single',
            semicolons: true,
          }),
      react(),
      vanillaExtractPlugin(),
      messagesPlugin(),
    ],
    optimizeDeps: {
      include: ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/sprinkles/createRuntimeSprinkles'],
    },
    server: { host, port: port ?? 5173, strictPort: true },
    preview: { host, port: port ?? 4173, strictPort: true },
    test: {
      reporters: resultsFile
        ? ['default', new ModelCoverageReporter(), ['json', { outputFile: resultsFile }]]
        : ['default', new ModelCoverageReporter()],
      projects: [
        {
          extends: true,
          test: {
            name: 'pure',
            environment: 'node',
            include: ['{machines,mocks,tests}/**/*.test.ts', 'src/**/*.test.ts'],
          },
        },
        { extends: true, test: { name: 'screen', environment: 'jsdom', include: ['{src,tests,mocks}/**/*.test.tsx'] } },
      ],
    },
  };
});
