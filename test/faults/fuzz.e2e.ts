import { fuzz } from '../support/fuzz/fuzz.js';
import { ask } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';

describe('the API', () => {
  it('answers generated requests, whatever they are, as it describes, and never by failing', async () => {
    const site = await startTestSite('fuzz', { TRUST_PROXY: '1' });
    const { routes, failures } = await fuzz(site, 3, 600);
    expect(failures).toEqual([]);
    // They get somewhere: some are done, some refused for what they say, some for who says it.
    const statuses = new Set(Object.values(routes).flatMap((counts) => Object.keys(counts)));
    expect([...statuses]).toEqual(
      expect.arrayContaining(['200', '201', '204', '400', '401', '403', '404', '409', '415']),
    );
    expect((await ask(`${site.url}/api/health`)).status).toBe(200);
    await site.stop();
  });
});
