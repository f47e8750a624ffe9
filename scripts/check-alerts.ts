/**
 * Checks the alert rules in deploy/prometheus, tries them, and checks what the dashboard asks: `npm run alerts`. Needs
 * Prometheus' promtool. Ends with 1 when something is wrong.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const rules = join(import.meta.dirname, '../deploy/prometheus');
const dashboard = join(import.meta.dirname, '../deploy/grafana/dashboard.json');

type Dashboard = { panels: { targets: { expr: string }[] }[] };

/** The dashboard's questions as rules, which promtool can read. Grafana replaces its own variable by a time. */
function asRules(): string {
  const { panels }: Dashboard = JSON.parse(readFileSync(dashboard, 'utf8')); // a test holds it to this shape
  const questions = panels.flatMap(({ targets }) =>
    targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')),
  );
  const list = questions.map((expr, index) => ({ record: `dashboard:${index}`, expr }));
  return JSON.stringify({ groups: [{ name: 'dashboard', rules: list }] });
}

function promtool(...words: string[]): void {
  const { error, status } = spawnSync('promtool', words, { cwd: rules, stdio: 'inherit' });
  if (error && 'code' in error && error.code === 'ENOENT') {
    console.error(
      'promtool is not installed. It comes with Prometheus: `apt-get install prometheus` on Debian and Ubuntu,\n' +
        '`brew install prometheus` on macOS, or https://prometheus.io/download.',
    );
    process.exit(1);
  }
  if (error) throw error;
  if (status !== 0) process.exitCode = 1;
}

promtool('check', 'rules', 'alerts.yml');
promtool('test', 'rules', 'alerts.test.yml');
const folder = mkdtempSync(join(tmpdir(), 'dashboard-'));
try {
  const questions = join(folder, 'dashboard.yml');
  writeFileSync(questions, asRules());
  promtool('check', 'rules', questions);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
