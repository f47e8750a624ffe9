import { keysOf } from '../words/records.js';

import { answer } from './documents/answer.js';
import { certification } from './documents/certification.js';
import { company } from './documents/company.js';
import { deliveries } from './documents/deliveries.js';
import { descriptions } from './documents/descriptions.js';
import { esg } from './documents/esg.js';
import { families } from './documents/families.js';
import { hero } from './documents/hero.js';
import { history } from './documents/history.js';
import { home } from './documents/home.js';
import { letters } from './documents/letters.js';
import { organization } from './documents/organization.js';
import { overview } from './documents/overview.js';
import { partners } from './documents/partners.js';
import { privacy } from './documents/privacy.js';
import { procurement } from './documents/procurement.js';
import { products } from './documents/products.js';
import { quotation } from './documents/quotation.js';
import { support } from './documents/support.js';
import { videos } from './documents/videos.js';

/** Every document of content, in the order of the administrators' list. */
export const documents = {
  company,
  hero,
  home,
  partners,
  overview,
  history,
  organization,
  products,
  ...families,
  certification,
  deliveries,
  support,
  esg,
  videos,
  procurement,
  privacy,
  letters,
  answer,
  quotation,
  descriptions,
} as const;

export const documentNames = keysOf(documents);
