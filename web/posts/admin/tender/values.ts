import { cleanField, TELEPHONE } from '@shared/questionnaire/rules';
import type { FieldCode } from '@shared/words/error.types';
import { CONTACT_MAX, NUMBER_MAX, REVISION_MAX, TELEPHONE_MAX, tenderParts } from '@shared/posts/tender.types';
import type { NextTender, Tender, TenderPart } from '@shared/posts/tender.types';

import { clockOf, momentOf } from '@/lib/koreanClock';

/** The parts of the form, in the order in which they are shown. */
export const tenderNames = Object.values(tenderParts);

/** A tender as a form holds it, blank where nothing is said. The closing time is the one on a clock in Korea. */
export type TenderText = Record<TenderPart, string> & {
  /** Title of the first notice; null without one, or while that is gone. Shown only. */
  firstTitle: string | null;
};

export const noTender: TenderText = {
  tenderNumber: '',
  tenderRevision: '',
  tenderKind: '',
  tenderClosesAt: '',
  tenderContact: '',
  tenderTelephone: '',
  tenderFirst: '',
  firstTitle: null,
};

/** A stored tender as the form holds it. */
export function tenderTextOf(tender: Tender | null, firstTitle: string | null): TenderText {
  if (!tender) return noTender;
  return {
    tenderNumber: tender.number ?? '',
    tenderRevision: String(tender.revision ?? ''),
    tenderKind: tender.kind ?? '',
    tenderClosesAt: tender.closesAt ? clockOf(tender.closesAt) : '',
    tenderContact: tender.contact ?? '',
    tenderTelephone: tender.telephone ?? '',
    tenderFirst: tender.first ?? '',
    firstTitle,
  };
}

/** The parts that a notice takes over from those before it, and its revision: the next one, of a result the last one. */
export function takenOver(next: NextTender | null, kind: string) {
  const { number, revision, contact, telephone } = next ?? noNext;
  const own = kind === 'result' ? revision : Math.min(REVISION_MAX, (revision ?? 0) + 1);
  return {
    tenderNumber: number ?? '',
    tenderRevision: number && own ? String(own) : '',
    tenderContact: contact ?? '',
    tenderTelephone: telephone ?? '',
  };
}

const noNext: NextTender = { number: null, revision: null, contact: null, telephone: null };

/** A part as the server takes it. */
export const sentOf = (name: string, value: string): string =>
  name === tenderParts.closesAt && value ? momentOf(value) : value;

const limits: Partial<Record<TenderPart, number>> = {
  tenderNumber: NUMBER_MAX,
  tenderContact: CONTACT_MAX,
  tenderTelephone: TELEPHONE_MAX,
};

/** Problem of a tender's field; undefined when there is none. */
export function problemOf(name: TenderPart, values: TenderText): FieldCode | undefined {
  const value =
    name === 'tenderTelephone' ? cleanField('telephone', values[name]) : values[name].normalize('NFC').trim();
  if (value === '') return undefined;
  if (value.length > (limits[name] ?? Infinity)) return 'too_long';
  if (name === 'tenderRevision')
    return /^\d{1,2}$/.test(value) && Number(value) <= REVISION_MAX ? undefined : 'invalid_number';
  return name === 'tenderTelephone' && !TELEPHONE.test(value) ? 'invalid_telephone' : undefined;
}
