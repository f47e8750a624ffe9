import type { Certificate, CertificateCategory } from '@shared/certificates/certificates.types';

import { groupsOf } from './certificateGroups';

const certificate = (id: string, category: CertificateCategory, order: number): Certificate => ({
  id,
  category,
  order,
  name: id,
  image: `${id}.webp`,
  pdf: `${id}.pdf`,
});

describe('groupsOf', () => {
  it('puts the categories in their fixed order and each one’s certificates by their numbers', () => {
    const stored = [
      certificate('kc', 'kc', 1),
      certificate('second', 'iso-en', 12),
      certificate('first', 'iso-en', 3),
      certificate('korean', 'iso-ko', 20),
    ];
    expect(groupsOf(stored).map(({ category, certificates }) => [category, certificates.map(({ id }) => id)])).toEqual([
      ['iso-ko', ['korean']],
      ['iso-en', ['first', 'second']],
      ['kc', ['kc']],
    ]);
  });
});
