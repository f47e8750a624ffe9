import { TELEPHONE } from '@server/questionnaire/rules';
import type { FieldCode } from '@server/common/error.types';
import { CONTACT_MAX, NUMBER_MAX, REVISION_MAX, TELEPHONE_MAX, tenderParts } from '@server/tenders/tender.types';
import type { Tender, TenderPart } from '@server/tenders/tender.types';
import { closingAt } from '@server/post-view/closing';
import { KOREA } from '@server/post-view/korea';

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

/** What a clock in Korea shows at a moment, as an input of day and time holds it: without seconds that are 0. */
export function clockOf(moment: string): string {
  const shifted = new Date(Date.parse(moment) + KOREA);
  return shifted.toISOString().replace(/(?::00)?\.\d{3}Z$/, '');
}

/** The moment at which a clock in Korea shows this: ISO 8601. */
export const momentOf = (clock: string): string => `${clock}+09:00`;

/** A part as the server takes it. */
export const sentOf = (name: string, value: string): string =>
  name === tenderParts.closesAt && value ? momentOf(value) : value;

/** Whether a tender that is closed at this time in Korea is closed already. */
export const hasPassed = (clock: string, now = Date.now()): boolean =>
  clock !== '' && closingAt(momentOf(clock), now).isClosed;

const limits: Partial<Record<TenderPart, number>> = {
  tenderNumber: NUMBER_MAX,
  tenderContact: CONTACT_MAX,
  tenderTelephone: TELEPHONE_MAX,
};

/** What is wrong with a part; undefined when nothing is. */
export function problemOf(name: TenderPart, values: TenderText): FieldCode | undefined {
  const value = values[name].normalize('NFC').trim();
  if (value === '') return undefined;
  if (value.length > (limits[name] ?? Infinity)) return 'too_long';
  if (name === 'tenderRevision')
    return /^\d{1,2}$/.test(value) && Number(value) <= REVISION_MAX ? undefined : 'invalid_number';
  return name === 'tenderTelephone' && !TELEPHONE.test(value) ? 'invalid_telephone' : undefined;
}
