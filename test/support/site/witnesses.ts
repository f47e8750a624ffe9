/** Says what it knows when a test has failed, in lines. */
type Witness = (test: string) => Promise<readonly string[]>;

export type Witnesses = { witnesses?: Set<Witness> };

/** From now on it is asked when a test of this file fails; `environment.ts` asks. */
export function addWitness(witness: Witness): void {
  const file = globalThis as Witnesses;
  file.witnesses ??= new Set();
  file.witnesses.add(witness);
}
