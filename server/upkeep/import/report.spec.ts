import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Report, writeReport } from './report.js';
import type { ReportLine } from './import.types.js';

const line = (changes: Partial<ReportLine>): ReportLine => ({
  place: 'backup.json, line 1',
  key: 'ko-posts/a',
  title: '',
  collection: 'ko-posts',
  outcome: 'added',
  remarks: [],
  ...changes,
});

describe('Report', () => {
  it('counts by collection, and keeps only what somebody has to look at', () => {
    const report = new Report();
    report.add(line({}));
    report.add(line({ remarks: [{ code: 'file_taken', detail: 'a.pdf' }] }));
    report.add(line({ key: 'ko-posts/b', remarks: [{ code: 'no_date' }] }));
    report.add(line({ key: 'ko-posts/c', outcome: 'refused', remarks: [{ code: 'no_title' }] }));
    report.add(line({ key: 'ko-posts/d', outcome: 'there' }));
    expect(report.lines.map(({ key }) => key)).toEqual(['ko-posts/b', 'ko-posts/c']);
    expect(report.refused).toBe(1);
    const [head, row] = report.table('ko', true);
    expect(row).toMatch(/^ko-posts +5 +3 +0 +1 +0 +1 +1$/);
    expect(head).toMatch(/찾음 +추가할 자료/);
  });

  it('is written as a page and as a table, in which nothing of the export does anything', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'report-'));
    const report = new Report();
    const detail = '=HYPERLINK("x")<script>alert(1)</script>';
    report.add(line({ outcome: 'refused', key: '=1+1', remarks: [{ code: 'category_unknown', detail }] }));
    const about = {
      source: '<b>',
      at: new Date('2026-11-24T00:00:00Z'),
      language: 'en' as const,
      run: '20261124-000000',
    };
    const [page = '', table = ''] = await writeReport(join(folder, 'report.html'), report, about);
    const [html, csv] = await Promise.all([readFile(page, 'utf8'), readFile(table, 'utf8')]);
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('20261124-000000');
    expect(csv).toContain(`"'=1+1"`);
    expect(csv).toContain('Korean data room');
    await rm(folder, { recursive: true });
  });
});
