/// <reference types="vitest/config" />
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { TYPICAL } from './mocks/configuration/settings.ts';
import { giftsIn } from './mocks/gifts/gifts-in.ts';
import { nationalMenus } from './mocks/menu/national-menus.ts';
import { picturesPlugin } from './mocks/pictures-plugin.ts';
import { worldPlugin } from './mocks/vite-plugin.ts';
import { readConfiguration } from './src/api/configuration/configuration.ts';
import { readSession } from './src/api/session/session.ts';
import { BROWSERS } from './src/app/build/browsers.ts';
import { cardFieldPlugin } from './src/app/build/card-field-plugin.ts';
import { chunkFilesPlugin } from './src/app/build/chunk-files-plugin.ts';
import { chunkGroups } from './src/app/build/chunk-groups.ts';
import { commonJsPlugin } from './src/app/build/commonjs-plugin.ts';
import { demoPlugin } from './src/app/build/demo-plugin.ts';
import { environmentOf } from './src/app/build/environment.ts';
import { geodataPlugin, placeData } from './src/app/build/geodata-plugin.ts';
import { machinePlugin } from './src/app/build/machine-plugin.ts';
import { messageLoadsPlugin } from './src/app/build/message-loads-plugin.ts';
import { messagesPlugin } from './src/app/build/messages-plugin.ts';
import { pageHost } from './src/app/build/page-host.ts';
import { prerenderPlugin } from './src/app/build/prerender-plugin.ts';
import { securityHeaders } from './src/app/build/security-headers.ts';
import { ModelCoverageReporter } from './tests/models/kit/coverage-reporter.ts';
import { testProjects } from './tests/support/vitest-projects.ts';

const resultsFile = process.env['TEST_RESULTS'];
/** What the programme is, and where its pictures lie (D-193). */
const programme = () => ({ rewards: TYPICAL });
const underTest = process.env['VITEST'] !== undefined;

export default defineConfig(({ mode, isSsrBuild }) => {
  const variables = { ...loadEnv(mode, process.cwd(), ''), ...process.env };
  const { host, port, securityProfile, storesFile } = environmentOf(variables);
  // The world runs in this process and reads its own variable.
  if (storesFile) process.env['WORLD_STORES'] = storesFile;
  return {
    plugins: [
      // Tests take the generated tree as it is committed; several projects would write it at the same time.
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
      messageLoadsPlugin(),
      machinePlugin(),
      commonJsPlugin(),
      geodataPlugin(),
      chunkFilesPlugin(),
      securityHeaders(),
      cardFieldPlugin(),
      worldPlugin(placeData),
      picturesPlugin(),
      pageHost(securityProfile),
      demoPlugin(),
      prerenderPlugin({
        paths: [
          '/',
          '/menu',
          '/gift',
          '/rewards',
          '/rewards/benefits',
          '/rewards/mobile-apps',
          // Where a press in a mail leads; the other results are rare.
          '/rewards/promo/opt-in/success',
          '/rewards/promo/opt-in/success-multiplier',
          '/store-locator',
          '/menu/store-locator',
          '/account/signin',
          '/account/create',
          '/account/forgot-password',
          '/account/forgot-password/success',
          '/account/reset-password-success',
        ],
        templates: [
          '/menu/:menu/:category',
          '/menu/:menu/:category/:subcategory',
          '/menu/product/:productNumber/:formCode',
          '/gift/category/:categoryUrn',
        ],
        // Of this retailer; without them these pages begin with skeletons (D-080).
        data: {
          '/menu': (locale) => ({ menu: nationalMenus(locale) }),
          '/gift': (locale) => ({ gifts: giftsIn(locale) }),
          '/': programme,
          '/rewards': programme,
          '/rewards/benefits': programme,
          '/rewards/mobile-apps': programme,
          '/rewards/promo/opt-in/success': programme,
          '/rewards/promo/opt-in/success-multiplier': programme,
        },
        // In the demo nothing answers before the page has started its world.
        reads: mode === 'demo' ? [] : [readConfiguration.contract.path, readSession.contract.path],
        // Builds that only journeys open go without.
        compress: variables['BUILD_COMPRESS'] !== 'off',
      }),
    ],
    optimizeDeps: {
      include: [
        // Both maps and the reader of deep links come by `import()`: found only then, they would reload the page.
        '@googlemaps/js-api-loader',
        '@vis.gl/react-google-maps',
        '@protomaps/basemaps',
        'maplibre-gl',
        'branch-sdk',
        'pmtiles',
        'supercluster',
        'topojson-client',
      ],
    },
    build: {
      target: BROWSERS,
      // The map's library is one piece of a megabyte, loaded by the map alone.
      chunkSizeWarningLimit: 1200,
      // Browsers that know no modulepreload fetch the same modules a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: {
          pluginTimings: false,
          // Guards load a part later that lazy pages import as their own: it is in no first chunk, which the check does not see.
          ineffectiveDynamicImport: false,
        },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: {
          // The names of shared parts list everything that shares them.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          assetFileNames: ({ names: [name = ''] }) => `assets/${name.split(/~|\.\w+$/)[0]}-[hash][extname]`,
          // No browser loads the files of the build that prerenders pages.
          ...(isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups() } }),
        },
      },
    },
    server: { host, port: port ?? 5173, strictPort: true },
    preview: { host, port: port ?? 4173, strictPort: true, cors: false },
    test: {
      // Vitest would leave one of two cores idle.
      maxWorkers: '100%',
      reporters: resultsFile
        ? ['default', new ModelCoverageReporter(), ['json', { outputFile: resultsFile }]]
        : ['default', new ModelCoverageReporter()],
      projects: testProjects(),
    },
  };
});
