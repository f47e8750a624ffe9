/** How long a run is: few and short tries with `--quick`. */
export type Size = {
  serverKills: number;
  publishingKills: number;
  /** Of content, by the services and by a site. */
  sequences: number;
  siteSequences: number;
  databaseTries: number;
  /** How long a database hangs: ms. */
  hang: number;
  mailRequests: number;
  diskTries: number;
  /** How long slow clients are there: ms. */
  slowFor: number;
  /** How long the log's disk stays full: ms. */
  overFor: number;
  /** How often two change the password at once. */
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
