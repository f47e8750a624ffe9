/** Processor seconds that the files of a project may take together, and one of them alone, on the machine of CI. */
export const budget: Readonly<Record<string, { project: number; file: number }>> = {
  server: { project: 120, file: 15 },
  web: { project: 120, file: 15 },
  api: { project: 600, file: 20 },
  gridfs: { project: 30, file: 15 },
  browser: { project: 1_000, file: 40 },
  faults: { project: 500, file: 40 },
};
