import type { FamilyLimits } from '../calculation/checks/families.js';
import type { SheetColours } from '../sheets/data-sheets.types.js';

/** The company's facts for the server's letters and sheets, in one language: content, so the renderer writes them. */
export type LanguageFacts = {
  company: string;
  wordmark: string;
  businessNumber: string;
  /** Each office on one line: its place, address, telephone and e-mail. */
  offices: readonly string[];
  headOffice: { name: string; tel: string; email: string };
  /** The version of the privacy policy in force. */
  policyVersion: number;
  /** The e-mail that confirms a quote request; `{reference}` and `{workingDays}` stand in it. */
  confirmation: { subject: string; opening: readonly string[]; closing: readonly string[] };
  /** Opening words of an answer to a quote request; `{reference}`, `{sender}` and `{name}` stand in it. */
  answer: {
    subject: string;
    opening: readonly string[];
    understood: string;
    terms: readonly string[];
    closing: readonly string[];
  };
  /** Opening words of quotations, and those in all of them. */
  quotation: {
    title: string;
    opening: string;
    validDays: number;
    acceptsLate: boolean;
    delivery: string;
    terms: readonly string[];
    columns: Record<'product' | 'details' | 'quantity' | 'price' | 'amount', string>;
    tax: string;
    closing: string;
    /** The address of its picture, if there is one. */
    stamp: readonly { picture: string }[];
  };
  /** The path of the calculator, with its section. */
  calculator: string;
  /** Limits by which the calculation judges families. */
  familyLimits: FamilyLimits;
  /** Of the site's look, for sheets. */
  colours: SheetColours;
};
