import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startServer, startWorld, stopServer, type TestWorld } from '#mocks/server.ts';

/** Answers `/apiproxy` while the tests of a file run; called once at its top. Each test starts a world of its own. */
export function setUpServer(): void {
  beforeAll(startServer);
  afterAll(stopServer);
}

/** Sets up the server, and a fresh world for each test, all alike. */
export function setUpWorld(options?: Parameters<typeof startWorld>[0]) {
  let current: TestWorld | undefined;
  setUpServer();
  beforeEach(() => {
    current = startWorld(options);
  });
  return {
    get world(): TestWorld {
      if (!current) throw new Error('No test is running.');
      return current;
    },
  };
}
