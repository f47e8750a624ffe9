export const testLetterOutcomes = [
  'accepted',
  'refused',
  'unreachable',
  'login_refused',
  'tls_failed',
  'no_mail_server',
] as const;
export type TestLetterOutcome = (typeof testLetterOutcomes)[number];

export type TestLetterResult = {
  outcome: TestLetterOutcome;
  to: string;
  /** Words of the mail server or the network; empty if nobody was asked. */
  answer: string;
};
