import { statfs } from 'node:fs/promises';

export const SHARED_MEMORY = '/dev/shm';

/** True if so many bytes are free in the memory that processes share. A container gives 64 MB unless told. */
export async function hasSharedMemory(bytes: number): Promise<boolean> {
  const found = await statfs(SHARED_MEMORY).catch(() => undefined);
  return found !== undefined && found.bavail * found.bsize > bytes;
}
