import type { Localized } from '../common/localized.types.js';

/** What letters say of the company. */
export type CompanyFacts = { name: Localized; telephone: string };
