import type { Certificate } from '../../shared/certificates/certificates.types.js';

import type { FoundCertificate } from './certificates.schema.js';

export const toCertificate = ({ _id, category, name, image, pdf, order }: FoundCertificate): Certificate => ({
  id: String(_id),
  category,
  name,
  image,
  pdf,
  order,
});
