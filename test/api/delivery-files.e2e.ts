import { askRaw } from '../support/raw-http.js';
import { sharedSite } from '../support/shared-site.js';
import type { SharedSite } from '../support/shared-site.js';

let site: SharedSite;

beforeAll(async () => {
  site = await sharedSite();
});

describe('/delivery-files', () => {
  it.each(['industrial-delivery-performance-2021-2024.xlsx', 'compact-unit-delivery-performance-2023-2024.xlsx'])(
    '%s is a spreadsheet',
    async (name) => {
      const { status, headers, body } = await askRaw(site.url, `/delivery-files/${name}`);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'content-length': String(body.length),
        'x-content-type-options': 'nosniff',
      });
      expect(body.subarray(0, 2).toString()).toBe('PK'); // a zip archive, as every .xlsx
    },
  );

  it.each(['none.xlsx', '', '..%2findex.html'])('has nothing else: %j', async (name) => {
    expect((await askRaw(site.url, `/delivery-files/${name}`)).status).toBe(404);
  });
});
