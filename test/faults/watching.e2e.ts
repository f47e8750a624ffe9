import { readFile } from 'node:fs/promises';

import { parse } from 'yaml';

import { ask } from '../support/http.js';
import { startTestSite } from '../support/site.js';

const token = 'what-prometheus-sends';

type Rules = { groups: { rules: { alert: string; expr: string }[] }[] };
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const { groups } = parse(await readFile('deploy/prometheus/alerts.yml', 'utf8')) as Rules;
const { panels } = JSON.parse(await readFile('deploy/grafana/dashboard.json', 'utf8')) as Dashboard;
const alerts = groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const));
const questions = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const));

/** Every series that the site can have, those without a value just now too. */
let measured: Set<string>;
let ofSite: string[];

beforeAll(async () => {
  const site = await startTestSite('watching', { METRICS_TOKEN: token });
  const { body } = await ask<string>(`${site.url}/metrics`, { token });
  await site.stop();
  const types = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type]) => ({ name, type }));
  ofSite = types.map(({ name }) => name).filter((name) => name.startsWith('site_'));
  const names = types.flatMap(({ name, type }) =>
    type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
  );
  measured = new Set(names);
});

const namesIn = (expr: string) => expr.match(/\b(?:site|http|process|nodejs)_\w+/g) ?? [];

describe.each([
  ['the alert', alerts],
  ['the panel', questions],
] as const)('%s', (_, all) => {
  it.each(all)('%s asks for what the site measures', (_name, expr) => {
    const names = namesIn(expr);
    // Prometheus itself says whether it reaches the site.
    if (!/^up\b/.test(expr)) expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !measured.has(name))).toEqual([]);
  });
});

describe('what the site measures', () => {
  it('is told in docs/operate.md, all of it', async () => {
    const document = await readFile('docs/operate.md', 'utf8');
    expect(ofSite.length).toBeGreaterThanOrEqual(11);
    expect(ofSite.filter((name) => !document.includes(`| \`${name}\` |`))).toEqual([]);
  });
});
