import { readFile } from 'node:fs/promises';

import { appVersion } from './app-version.js';

describe('the version', () => {
  it('is that of package.json', async () => {
    expect(appVersion).toMatch(/^\d+\.\d+\.\d+/);
    expect(JSON.parse(await readFile('package.json', 'utf8'))).toMatchObject({ version: appVersion });
  });
});
