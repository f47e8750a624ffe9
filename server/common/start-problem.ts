/** Something that keeps the server from starting and that its operator can mend; the message says how. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
