/** Processor seconds that the files of a project may take together, and one of them alone, on the machine of CI. */
export const budget: Readonly<Record<string, { project: number; file: number }>> = {
  server: { project: 120, file: 15 },
  web: { project: 120, file: 15 },
  api: { project: 600, file: 20 },
  gridfs: { project: 30, file: 15 },
  browser: { project: 1_000, file: 40 },
  faults: { project: 500, file: 40 },
};

/** Processor seconds that a whole run may take there. */
export const allProjects = 3_000;

/** Work that runs beside the tests makes them dearer: so many times as much is still let pass. */
const TOLERANCE = 1.25;

/** The failure of a run that took so many processor seconds, where the budget is held as CI does. */
export function overBudget(taken: number, { HOLD_BUDGET } = process.env): Error | undefined {
  if (!HOLD_BUDGET || taken <= allProjects * TOLERANCE) return undefined;
  return new Error(
    `The run took ${Math.round(taken)} s of the processor; it may take ${allProjects}, and a quarter more.`,
  );
}
