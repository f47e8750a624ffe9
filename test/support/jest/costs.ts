import { allProjects, budget, overBudget } from './budget.ts';

/** Fields of a test file that Jest and `counted-runner.js` pass to a reporter, as far as needed here. */
type FileResult = {
  displayName?: { name: string };
  testFilePath: string;
  perfStats: { runtime: number };
  processorSeconds?: number;
};

type Cost = { project: string; path: string; wall: number; processor: number };

const seconds = (value: number) => `${Math.round(value)}`.padStart(6);
const sum = (costs: readonly Cost[], of: 'wall' | 'processor') => costs.reduce((total, cost) => total + cost[of], 0);

/** Says at the end of a run what each project took and may take, and which files take more than their share. */
export default class CostsReporter {
  private taken = 0;

  onRunComplete(_contexts: unknown, { testResults }: { testResults: readonly FileResult[] }): void {
    const costs = testResults.map(({ displayName, testFilePath, perfStats, processorSeconds = 0 }) => ({
      project: displayName?.name ?? '',
      path: testFilePath.slice(process.cwd().length + 1),
      wall: perfStats.runtime / 1000,
      processor: processorSeconds,
    }));
    const projects = [...new Set(costs.map(({ project }) => project))].map((name) => {
      const files = costs.filter(({ project }) => project === name);
      const figures = [files.length, sum(files, 'wall'), sum(files, 'processor'), budget[name]?.project ?? 0];
      return name.padEnd(10) + figures.map(seconds).join('');
    });
    this.taken = sum(costs, 'processor');
    const whole = [costs.length, sum(costs, 'wall'), this.taken, allProjects].map(seconds).join('');
    const large = costs
      .filter(({ project, processor }) => processor > (budget[project]?.file ?? Infinity))
      .toSorted((one, other) => other.processor - one.processor)
      .map(({ project, path, processor }) => `  ${path}: ${Math.round(processor)} of ${budget[project]?.file} s`);
    const lines = [
      `${''.padEnd(10)} files  wall   CPU   may: s`,
      ...projects,
      ...(projects.length > 1 ? [`${'all'.padEnd(10)}${whole}`] : []),
      ...(large.length > 0 ? ['More of the processor than a file may take:', ...large] : []),
      overBudget(this.taken)?.message ?? '',
    ];
    process.stderr.write(`\n${lines.join('\n')}\n`);
  }

  /** Jest ends with 1 when a reporter has an error, and does not print it. */
  getLastError(): Error | undefined {
    return overBudget(this.taken);
  }
}
