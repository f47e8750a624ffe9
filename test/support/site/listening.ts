import { readdir, readFile, readlink } from 'node:fs/promises';

import { eventually } from './http.js';

/** The port on which a program listens that cannot say so, by Linux's own records. Fails when the program has ended. */
export async function portOf(pid: number): Promise<number> {
  const port = await eventually(
    () => listeningPort(pid),
    (found) => found !== undefined,
  );
  return port ?? 0;
}

async function listeningPort(pid: number): Promise<number | undefined> {
  const open = `/proc/${pid}/fd`;
  // A file may be closed meanwhile.
  const files = await Promise.all((await readdir(open)).map((name) => readlink(`${open}/${name}`).catch(() => '')));
  const lines = (await readFile(`/proc/${pid}/net/tcp`, 'utf8')).split('\n').map((line) => line.trim().split(/\s+/));
  const [, address] =
    lines.find(([, , , state, ...rest]) => state === '0A' && files.includes(`socket:[${rest[5]}]`)) ?? [];
  return address === undefined ? undefined : Number.parseInt(address.split(':')[1] ?? '', 16);
}
