/** Fields of a test file that Jest passes to a reporter, as far as needed here. */
type FileResult = {
  displayName?: { name: string };
  testResults: { fullName: string; status: string; invocations?: number }[];
};

/** More tests than this that passed only on a retry fail the run. */
const TOLERATED = 2;

/** Lists the tests that passed only on a retry at the end of a run, and fails the run when they are more than two. */
export default class RetriedTestsReporter {
  private retried: string[] = [];

  onRunComplete(_contexts: unknown, { testResults }: { testResults: readonly FileResult[] }): void {
    this.retried = testResults.flatMap(({ displayName, testResults: tests }) =>
      tests
        .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
        .map(({ fullName }) => [displayName?.name, fullName].filter(Boolean).join(' › ')),
    );
    if (this.retried.length === 0) return;
    const verdict = this.isTooMany() ? `at most ${TOLERATED} are tolerated: the run fails` : 'find the cause';
    const lines = [`Passed only on a retry (${verdict}):`, ...this.retried.map((name) => `  ↻ ${name}`)];
    process.stderr.write(`\n${lines.join('\n')}\n`);
  }

  /** Jest ends with 1 when a reporter has an error. */
  getLastError(): Error | undefined {
    return this.isTooMany() ? new Error(`${this.retried.length} tests passed only on a retry`) : undefined;
  }

  private isTooMany(): boolean {
    return this.retried.length > TOLERATED;
  }
}
