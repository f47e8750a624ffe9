import type { SiteService } from '../../site/site.service.js';
import { factsOfSite } from '../../site/facts.js';
import type { CompanyFacts } from '../../../shared/content/company.types.js';

/** Reads the company's current facts for letters. Rejects if there is no build. */
export async function readCompany(site: SiteService): Promise<CompanyFacts> {
  const { ko, en } = await factsOfSite(site);
  return {
    name: { ko: ko.company, en: en.company },
    telephone: { ko: ko.headOffice.tel, en: en.headOffice.tel },
    confirmation: { ko: ko.confirmation, en: en.confirmation },
    answer: { ko: ko.answer, en: en.answer },
  };
}
