import type { CompanyFacts } from '@server/mail/company.types';

import { company, offices } from '@/content/company';

/** What the server's letters say of the company. */
export const companyFacts: CompanyFacts = { name: company.name, telephone: offices[0].tel };
