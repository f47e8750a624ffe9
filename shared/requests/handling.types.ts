/** Actions on a request; `merged` and `split` stand at both requests, `joined` at the one that went. */
export const eventKinds = [
  'status',
  'responsible',
  'note',
  'reminder',
  'seen',
  'resent',
  'merged',
  'joined',
  'split',
  'quotation',
  'lost',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Something that was done with a request. No letter goes out about it. */
export type RequestEvent = {
  id: string;
  at: string;
  /** The name of who did it, as it was then; null under the shared password. */
  by: string | null;
  what: EventKind;
  /** The new status, name or day, the letter, the other request's reference, or the quotation's number; empty where it says nothing more. */
  value: string;
};

/** A request as another one names it. */
export type NamedRequest = { id: string; reference: string };

/** The office's progress with a request. */
export type Handled = {
  /** Until when it is to be answered; null where no answer is waited for. */
  dueAt: string | null;
  responsible: string | null;
  /** The day from which it is on top of the list. */
  remindAt: string | null;
  /** The request that it is one with. */
  mergedInto: NamedRequest | null;
};

/** The longest name of who is responsible: characters. */
export const RESPONSIBLE_LIMIT = 60;

/** In the list's filter: requests for which nobody is responsible. */
export const NOBODY = '-';
