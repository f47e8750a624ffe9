import type { Delivery } from '../requests/quotes.types.js';

/** `forbidden`: an address that the site may not ask; `off`: no receiver is set. */
export type WebhookOutcome = 'accepted' | 'refused' | 'unreachable' | 'forbidden' | 'off';

/** `answer` is the receiver's status or the words of the network; empty if nobody was asked. */
export type WebhookAnswer = { outcome: WebhookOutcome; answer: string };

export type WebhookState = {
  /** Of the receiver; null where none is set. */
  host: string | null;
  waiting: number;
  failed: number;
  /** The newest delivery; null where there was none. */
  last: Delivery | null;
};
