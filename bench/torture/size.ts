/** Size of a run: few and short tries with `--quick`. */
export type Size = {
  serverKills: number;
  publishingKills: number;
  /** Of content, by the services and by a site. */
  sequences: number;
  siteSequences: number;
  databaseTries: number;
  /** Duration of a hanging database: ms. */
  hang: number;
  mailRequests: number;
  diskTries: number;
  /** Duration of slow clients: ms. */
  slowFor: number;
  /** Duration of the log's full disk: ms. */
  overFor: number;
  /** Number of times that two change the password at once. */
  races: number;
};

export const whole: Size = {
  serverKills: 10,
  publishingKills: 30,
  sequences: 1000,
  siteSequences: 10,
  databaseTries: 3,
  hang: 10_000,
  mailRequests: 20,
  diskTries: 5,
  slowFor: 20_000,
  overFor: 10_000,
  races: 10,
};

export const quick: Size = {
  serverKills: 3,
  publishingKills: 6,
  sequences: 50,
  siteSequences: 3,
  databaseTries: 1,
  hang: 10_000,
  mailRequests: 5,
  diskTries: 2,
  slowFor: 5_000,
  overFor: 3_000,
  races: 3,
};
