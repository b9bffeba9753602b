import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { type LockFile, lockFaults, ONE_COPY } from './lock-file.ts';

const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const settings = readFileSync('.npmrc', 'utf8').split('\n');
const query = lock.packages['node_modules/@tanstack/query-core'];

/** A setting of npm by which packages would come from another host, or from one that is not proven. */
const leadsElsewhere = (line: string) =>
  /^\s*["']?(@[\w./-]+:)?registry["']?\s*(=|$)|strict-ssl|cafile|proxy/i.test(line);

/** The lock file with one package more, or one that says something else. */
const withPackage = (place: string, change: object): LockFile => ({
  packages: { ...lock.packages, [place]: { ...query, ...change } },
});

test('FC-191 FC-193 every package comes from the one registry with its checksum, and what must be one is one', () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
  expect(lockFaults(lock)).toEqual([]);
  for (const name of ONE_COPY) expect(lock.packages, name).toHaveProperty([`node_modules/${name}`]);
  expect(settings.filter(leadsElsewhere)).toEqual([]);
});

test.each([
  'registry = https://a.example/',
  ' registry=https://a.example/',
  '@a:registry\t= https://a.example/',
  '"registry"=a',
])('FC-191 npm is not sent elsewhere by the setting %s', (line) => expect(leadsElsewhere(line)).toBe(true));

test.each([
  ['another host', { resolved: 'https://registry.npmjs.org.example/a/-/a-1.0.0.tgz' }],
  ['plain http', { resolved: 'http://registry.npmjs.org/a/-/a-1.0.0.tgz' }],
  ['a repository', { resolved: 'git+ssh://git@github.com/a/a.git#0123456' }],
  ['a file', { resolved: 'file:../a.tgz' }],
  ['no address', { resolved: undefined }],
  ['a folder beside', { link: true }],
  ['no checksum', { integrity: undefined }],
  ['a weak checksum', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
  ['a cut checksum', { integrity: query?.integrity?.slice(0, 40) }],
])('FC-191 a package with %s fails', (_what, change) => {
  expect(lockFaults(withPackage('node_modules/a', change))).toHaveLength(1);
});

test.each(['@tanstack/query-core', 'graphql'])('FC-193 a second %s fails, wherever it stands', (name) => {
  const place = `node_modules/msw/node_modules/${name}`;
  expect(lockFaults(withPackage(place, { version: '1.0.0' }))).toEqual([expect.stringContaining(`1.0.0 in ${place}`)]);
});

test('FC-190 every dependency is named by its exact version', () => {
  const { dependencies, devDependencies, overrides } = packageJson;
  const nested = Object.values(overrides).flatMap((one) => (typeof one === 'string' ? one : Object.values(one)));
  const named = [...Object.values(dependencies), ...Object.values(devDependencies), ...nested];
  expect(named.filter((version) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$|^\$\w+$/.test(version))).toEqual([]);
});

describe('a version of yesterday', () => {
  const folder = mkdtempSync(join(tmpdir(), 'northstar-npm-'));
  const checksum = query?.integrity;
  const version = (number: string) => ({ name: 'young', version: number, dist: { tarball: 'x', integrity: checksum } });
  const registry = createServer((_request, response) => {
    const time = { '1.0.0': new Date(0), '1.1.0': new Date(Date.now() - DAY_MS) };
    const versions = { '1.0.0': version('1.0.0'), '1.1.0': version('1.1.0') };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name: 'young', 'dist-tags': { latest: '1.1.0' }, versions, time }));
  });
  // An npm that runs the tests hands its own settings on.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name)));
  /** npm with the settings of a folder and of nothing else. */
  const npm = (cwd: string, ...args: string[]) =>
    promisify(execFile)('npm', [...args, '--userconfig=none'], { cwd, env });
  const install = (what: string) => {
    const { port } = registry.address() as AddressInfo;
    const apart = [`--registry=http://127.0.0.1:${port}`, `--cache=${join(folder, 'cache')}`];
    return npm(folder, 'install', what, '--package-lock-only', ...apart);
  };

  beforeAll(async () => {
    cpSync('.npmrc', join(folder, '.npmrc'));
    writeFileSync(join(folder, 'package.json'), '{"name":"a"}');
    await new Promise<void>((resolve) => {
      registry.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => {
    registry.close();
    rmSync(folder, { recursive: true });
  });

  test('FC-190 is not taken by an npm that knows the rule, and what is taken is written down exactly', async () => {
    expect(settings).toEqual(expect.arrayContaining(['min-release-age=7', 'save-exact=true', 'ignore-scripts=true']));
    // npm learned it in 11; the one that comes with Node 20 takes any version (D-232).
    const { stdout } = await npm(tmpdir(), 'config', 'ls', '--long');
    const isKnown = stdout.includes('min-release-age');
    const outcome = install('young@1.1.0').then(
      () => 'taken',
      ({ stderr }: { stderr: string }) => /ETARGET/.exec(stderr)?.[0] ?? stderr,
    );
    expect(await outcome).toBe(isKnown ? 'ETARGET' : 'taken');
    await install('young');
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(dependencies).toEqual({ young: isKnown ? '1.0.0' : '1.1.0' });
  });
});
