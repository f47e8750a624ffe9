import { createServer } from 'node:net';

/**
 * A port of 127.0.0.1 that nobody uses, for a server that cannot say on which one it listens. It lies outside the range
 * that systems give to clients, so that a server can be started on it again.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer().once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
