import { HashingService } from './hashing.service.js';

/** Work that ends when it is told to, and knows how much of it runs at once. */
function slowWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { work, ends };
}

describe('HashingService', () => {
  it('hashes and verifies whatever number of passwords is asked for at once', async () => {
    const hashing = new HashingService();
    const passwords = Array.from({ length: 7 }, (_, index) => `password ${index}`);
    const hashes = await Promise.all(passwords.map((password) => hashing.hash(password)));
    const checks = hashes.map((hashed, index) => hashing.verify(hashed, passwords[index % 2] ?? ''));
    expect(await Promise.all(checks)).toEqual([true, true, false, false, false, false, false]);
  });

  it('goes on after a hash that cannot be read', async () => {
    const hashing = new HashingService();
    const broken = Array.from({ length: 5 }, () => hashing.verify('no hash', 'x').catch(() => 'failed'));
    expect(await Promise.all(broken)).toEqual(Array.from({ length: 5 }, () => 'failed'));
    expect(await hashing.verify(await hashing.hash('x'), 'x')).toBe(true);
  });

  it('begins two attempts at once, refuses one beyond thirty, and takes the next one once there is room', async () => {
    const hashing = new HashingService();
    const { work, ends } = slowWork();
    const taken = Array.from({ length: 30 }, () => hashing.attempt(work));
    const refused = { code: 'too_many_requests', details: { retryAfter: 2 } };
    await expect(hashing.attempt(work)).rejects.toMatchObject(refused);
    expect(ends).toHaveLength(2);
    ends[0]?.();
    await taken[0];
    const next = hashing.attempt(work);
    await expect(hashing.attempt(work)).rejects.toMatchObject(refused);
    for (let begun = 1; begun < 31; begun += 1) {
      ends[begun]?.();
      await [...taken, next][begun];
      expect(ends).toHaveLength(Math.min(begun + 3, 31));
    }
  });

  it('gives the place of an attempt that failed to another', async () => {
    const hashing = new HashingService();
    for (let round = 0; round < 60; round += 1)
      await expect(hashing.attempt(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  });
});
