import type { Localized } from '../common/localized.types.js';

/** What letters say of the company: written by the build, because the company is the web's content. */
export type CompanyFacts = { name: Localized; telephone: string };
