import { readFile } from 'node:fs/promises';

/** The program that renders for a server; undefined while there is none. */
export async function rendererOf({ pid }: { pid: number }): Promise<number | undefined> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const child of children.split(' ').filter(Boolean)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => ''); // ended meanwhile
    if (command.includes('render.process.js')) return Number(child);
  }
  return undefined;
}
