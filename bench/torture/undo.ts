/** Undo steps of everything started or made: the last one first. */
const steps: (() => unknown)[] = [];

/** This is done when the fault is over, however it ends. */
export const later = (step: () => unknown) => void steps.push(step);

/** Ends every process and removes every folder of this run; one that fails does not keep the others. */
export async function undoAll(): Promise<void> {
  for (const step of steps.splice(0).toReversed()) {
    try {
      await step();
    } catch (error) {
      console.error(`  not cleaned up: ${(error as Error).message}`);
    }
  }
}
