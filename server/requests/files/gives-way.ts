/** A file that is arriving. */
export type Arrival = {
  network: string;
  /** ms. */
  since: number;
  /** Bytes of it that have come. */
  received: () => number;
};

/** So slow that it may as well be nobody: bytes a second, and only after this time: ms. */
const LEAST_SPEED = 16 * 1024;
const GRACE = 10_000;

const speedOf = ({ since, received }: Arrival, now: number) => (received() * 1000) / Math.max(1, now - since);

/**
 * Which file ends to let one of another network in where there is no room: the slowest of a network that would still have
 * as many as the new one's, else the slowest of all if it hardly comes. So few addresses never keep out all others.
 */
export function givesWay<A extends Arrival>(arriving: readonly A[], network: string, now: number): A | undefined {
  const countOf = (of: string) => arriving.filter((each) => each.network === of).length;
  const own = countOf(network);
  const slowestFirst = arriving.toSorted((one, other) => speedOf(one, now) - speedOf(other, now));
  const greedy = slowestFirst.find((each) => countOf(each.network) > own + 1);
  const [slowest] = slowestFirst;
  const isStalled = slowest && now - slowest.since > GRACE && speedOf(slowest, now) < LEAST_SPEED;
  return greedy ?? (isStalled ? slowest : undefined);
}
