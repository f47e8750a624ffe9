import type { CSSProperties } from 'react';

import type { Certificate, CertificateCategory } from '@shared/certificates/certificates.types';

import { groupId } from '@/certificates/certificateGroups';
import type { BuiltInCertificate, CertificateGroup } from '@/certificates/certificateGroups';
import { categoryTexts, certificateTexts } from '@/certificates/certificates.text';
import { Hidden } from '@/components/hiddenWords';
import { useText } from '@/lib/locale';

import { CertificateBlank, CertificateCard } from './Card';
import { Cards, Group, GroupHead, Groups, GroupTitle } from './styles';

/** Sheets side by side at most. */
const COLUMNS = 3;

type CertificateGroupsProps = {
  groups: readonly CertificateGroup[];
  /** Shows empty sheets where the certificates will probably be. */
  isLoading: boolean;
  builtIn: readonly BuiltInCertificate[];
  /** A sentence on each kind of certificate. */
  kinds: Record<CertificateCategory, string>;
};

/** The certificates by category; each group can be linked to. */
export function CertificateGroups({ groups, isLoading, builtIn, kinds }: CertificateGroupsProps) {
  const text = useText();
  const titleOf = ({ id, name }: Certificate) => {
    const title = builtIn.find((each) => each.id === id)?.title;
    return title ? text(title) : name;
  };
  return (
    <Groups aria-busy={isLoading}>
      {groups.map(({ category, certificates }) => {
        const id = groupId(category);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's type knows no custom properties
        const columns = { '--columns': Math.min(certificates.length, COLUMNS) } as CSSProperties;
        return (
          <Group key={category} id={id} aria-labelledby={`${id}-title`} style={columns}>
            <GroupHead>
              <GroupTitle id={`${id}-title`}>{text(categoryTexts[category])}</GroupTitle>
              <p>{kinds[category]}</p>
            </GroupHead>
            <Cards aria-hidden={isLoading || undefined} data-alone={certificates.length === 1 || undefined}>
              {certificates.map((certificate) => (
                <li key={certificate.id}>
                  {isLoading ? (
                    <CertificateBlank />
                  ) : (
                    <CertificateCard certificate={certificate} title={titleOf(certificate)} />
                  )}
                </li>
              ))}
            </Cards>
          </Group>
        );
      })}
      <Hidden role="status">{isLoading && text(certificateTexts.loading)}</Hidden>
    </Groups>
  );
}
