import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

import type { CertificateList } from '../../shared/certificates/certificates.types.js';
import { beginUpload } from '../support/makers/boards.js';
import { certificateFields, certificatesAt } from '../support/makers/certificates.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { mongodOf, spawnWithOwnDatabase } from '../support/site/own-database.js';
import { makePdf } from '../support/makers/pdf.js';
import { startTestSite, testFolder } from '../support/site/site.js';
import { uploadBegins, uploadsOf } from '../support/makers/uploads.js';

const pdf = makePdf(500_000);
const half = pdf.subarray(0, 250_000);

describe('a certificate', () => {
  it('that a database which hangs may still store keeps its file, and changes go on afterwards', async () => {
    const folder = await testFolder('certificates-hang');
    const server = await spawnWithOwnDatabase(folder);
    const url = await server.url;
    const token = await signIn({ url });
    const certificates = certificatesAt({ url }, token);
    const { pdf: _sent, ...fields } = certificateFields();
    const sent = beginUpload(certificates.admins, token, fields, half);
    await uploadBegins({ dataFolder: folder });
    const mongod = await mongodOf(folder);
    process.kill(mongod, 'SIGSTOP');
    sent.end(Buffer.concat([pdf.subarray(half.length), Buffer.from('\r\n--x--\r\n')]));
    const [answer] = (await once(sent, 'response').finally(() => process.kill(mongod, 'SIGCONT'))) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(503);
    const { body } = await eventually(
      () => ask<CertificateList>(`${url}/api/certificates`),
      ({ status }) => status === 200,
    );
    const files = await Promise.all(body.items.map((item) => certificates.file(item.pdf)));
    expect(files.map(({ status }) => status)).toEqual(body.items.map(() => 200));
    expect(await uploadsOf({ dataFolder: folder })).toHaveLength(1);
    expect((await certificates.seed()).body).toEqual({ added: 9 });
    await server.stop();
  });

  it('is not stored while another change does not end, which is told, and can be stored after it', async () => {
    const site = await startTestSite('certificates-kept');
    const certificates = certificatesAt(site, await signIn(site));
    const session = await site.database.startSession();
    session.startTransaction();
    await site.database.collection('certificate-list').updateOne({}, { $inc: { version: 1 } }, { session });
    const refused = await certificates.add(certificateFields());
    expect([refused.status, refused.body.code]).toEqual([503, 'database_unavailable']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await certificates.list()).toEqual([]);
    await session.abortTransaction();
    await session.endSession();
    expect((await certificates.add(certificateFields())).status).toBe(201);
    await site.stop();
  });
});
