// `npm start`: builds the app, serves it with the embedded backend and the production headers, and says where.
import { build, preview } from 'vite';

try {
  await build({ logLevel: 'warn' });
  const server = await preview({ logLevel: 'warn' });
  // With HOST naming an address of the network there is no local one.
  const { local = [], network = [] } = server.resolvedUrls ?? {};
  process.stdout.write(`Northstar Coffee is open at ${local[0] ?? network[0]} (stop it with Ctrl+C)\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      // Browsers keep connections open; waiting for them would keep the terminal.
      server.httpServer.closeAllConnections?.();
      await server.close();
      process.exit(0);
    });
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
