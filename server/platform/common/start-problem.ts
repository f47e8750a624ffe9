/** Keeps the server from starting; the message says how the operator can mend it. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
