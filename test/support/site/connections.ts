import { readFile } from 'node:fs/promises';

/** Number of connections to this site on 127.0.0.1 that its process has not closed, as the system (Linux) knows. */
export async function connectionsOf({ url }: { url: string }): Promise<number> {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0');
  const rows = (await readFile('/proc/net/tcp', 'utf8')).split('\n').map((row) => row.trim().split(/\s+/));
  // The site's end of each connection that is established (01).
  return rows.filter(([, local, , state]) => local?.endsWith(`:${port}`) && state === '01').length;
}
