/** How long a run is: few and short tries with `--quick`. */
export type Size = {
  serverKills: number;
  databaseTries: number;
  /** How long a database hangs: ms. */
  hang: number;
  mailRequests: number;
  diskTries: number;
  /** How long slow clients are there: ms. */
  slowFor: number;
};

export const whole: Size = {
  serverKills: 10,
  databaseTries: 3,
  hang: 10_000,
  mailRequests: 20,
  diskTries: 5,
  slowFor: 20_000,
};

export const quick: Size = {
  serverKills: 3,
  databaseTries: 1,
  hang: 10_000,
  mailRequests: 5,
  diskTries: 2,
  slowFor: 5_000,
};
