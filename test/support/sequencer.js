import Sequencer from '@jest/test-sequencer';

/**
 * Spreads the files of each project evenly over the run. A page keeps both processors busy and a server is often waited for: so
 * one runs beside the other. JavaScript, because TypeScript takes this package for CommonJS, which Node does not.
 */
export default class SpreadingSequencer extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort([...tests]);
    const projects = Map.groupBy(sorted, ({ context }) => context.config.displayName?.name);
    const placed = [...projects.values()].flatMap((files) =>
      files.map((file, index) => ({ file, place: (index + 0.5) / files.length })),
    );
    return placed.toSorted((one, other) => one.place - other.place).map(({ file }) => file);
  }
}
