import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const web = join(import.meta.dirname, '../../web');

describe('words', () => {
  it('stand in text files, never in components', async () => {
    const files = (await readdir(web, { recursive: true })).filter((file) => /(?<!\.spec)\.tsx$/.test(file));
    expect(files.length).toBeGreaterThan(50);
    const contents = await Promise.all(files.map((file) => readFile(join(web, file), 'utf8')));
    expect(files.filter((_, index) => /\p{Script=Hangul}/u.test(contents[index] ?? ''))).toEqual([]);
  });
});
