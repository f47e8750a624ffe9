/** Kinds of notices about a tender; the first one is a `notice`, the others name it. */
export const tenderKinds = ['notice', 'correction', 're-notice', 'cancellation', 'result'] as const;
export type TenderKind = (typeof tenderKinds)[number];

/** Facts of a tender in lists; each may be missing. */
export type TenderFacts = {
  number: string | null;
  /** Of the number: 0 and up. */
  revision: number | null;
  kind: TenderKind | null;
  /** ISO 8601: no offer is taken from this moment on. */
  closesAt: string | null;
};

export type Tender = TenderFacts & {
  /** Person to ask. */
  contact: string | null;
  telephone: string | null;
  /** Id of the notice that began the tender, a post of the same board. */
  first: string | null;
};

/** Parts of an earlier notice that a later one may correct. */
export const correctedParts = ['closesAt', 'contact', 'telephone'] as const satisfies (keyof Tender)[];

/** A tender in visitors' lists: a later notice counts. */
export type ListedTender = TenderFacts & {
  /** The kind of the newest notice, on those before it; null on the newest, and while that is locked. */
  changedBy: TenderKind | null;
};

export type ShownTender = Tender & ListedTender & { changed: (typeof correctedParts)[number][] };

/** States of tenders: open ones take offers; a cancelled one takes none. */
export const tenderStates = ['open', 'closed'] as const;
export type TenderState = (typeof tenderStates)[number];

/** The parts that a further notice of a tender takes over from those before it. */
export type NextTender = Pick<Tender, 'number' | 'revision' | 'contact' | 'telephone'>;

/** Another notice of the same tender. */
export type TenderNotice = {
  id: string;
  /** As pages show it; empty when nothing of it is shown. */
  shownTitle: string;
  /** Its translation, and how pages show the title of that. */
  twin: { id: string; shownTitle: string } | null;
  /** Null for a locked one too. */
  kind: TenderKind | null;
  createdAt: string | null;
  /** Published after the one that it is shown with. */
  isLater: boolean;
};

/** Limits of what is typed. */
export const NUMBER_MAX = 60;
export const REVISION_MAX = 99;
export const CONTACT_MAX = 100;
export const TELEPHONE_MAX = 50;

/** The parts of a post's form, each named after what it holds; a blank one clears it. */
export const tenderParts = {
  number: 'tenderNumber',
  revision: 'tenderRevision',
  kind: 'tenderKind',
  closesAt: 'tenderClosesAt',
  contact: 'tenderContact',
  telephone: 'tenderTelephone',
  first: 'tenderFirst',
} as const satisfies Record<keyof Tender, string>;
export type TenderPart = (typeof tenderParts)[keyof Tender];
