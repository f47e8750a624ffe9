/**
 * Breaks the site's parts while fifty requests a second come in, and looks for what was acknowledged afterwards:
 * `npm run torture`, or with some of the names below. Real processes, on 127.0.0.1 only. Ends with 1 if anything was
 * lost, came twice, or took longer than promised.
 */
import { databaseHung, databaseKilled } from './torture/database-failing.ts';
import { diskFull } from './torture/disk-full.ts';
import type { Row } from './torture/ledger.ts';
import { mailFailing } from './torture/mail-failing.ts';
import { manyMachines } from './torture/many-machines.ts';
import { serverKilled } from './torture/server-killed.ts';
import { slowClients } from './torture/slow-clients.ts';

const faults: Record<string, () => Promise<Row | Row[] | undefined>> = {
  server: serverKilled,
  database: databaseKilled,
  hang: databaseHung,
  mail: mailFailing,
  disk: diskFull,
  slow: slowClients,
  machines: manyMachines,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in faults));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(faults).join(', ')}.`);

const rows: Row[] = [];
let failed = 0;
for (const [name, happen] of Object.entries(faults)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`${name}…`);
  try {
    rows.push(...[(await happen()) ?? []].flat());
  } catch (error) {
    failed += 1;
    console.error(`  FAILED ${(error as Error).message}`);
  }
}
console.table(Object.fromEntries(rows.map(({ fault, ...row }) => [fault, row])));
const lost = rows.reduce((sum, row) => sum + row.lost, 0);
console.log(`${rows.length} faults, ${lost} acknowledged lost, ${failed} failed`);
process.exitCode = failed > 0 || rows.some((row) => row.lost + row.duplicated > 0) ? 1 : 0;
