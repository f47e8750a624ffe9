/** What an answer to a request begins with. */
export type AnswerTemplate = { reference: string; subject: string; text: string };
