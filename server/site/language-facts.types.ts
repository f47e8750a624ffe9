import type { FamilyLimits } from '../calculation/checks/families.js';
import type { SheetColours } from '../data-sheets/data-sheets.types.js';

/** What the server's letters and sheets say of the company, in one language: the renderer writes it, because it is content. */
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
  /** What an answer to a quote request begins with; `{reference}`, `{sender}` and `{name}` stand in it. */
  answer: {
    subject: string;
    opening: readonly string[];
    understood: string;
    terms: readonly string[];
    closing: readonly string[];
  };
  /** What quotations begin with, and what stands in all of them. */
  quotation: {
    title: string;
    opening: string;
    validDays: number;
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
  /** What the calculation judges families by. */
  familyLimits: FamilyLimits;
  /** Of the site's look, for sheets. */
  colours: SheetColours;
};
