import { styled } from '@mui/material/styles';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { useMovableRow } from './adminCertificateRow';
import type { AdminCertificateListProps, AdminCertificateRowProps } from './adminCertificateRow';
import {
  AdminCertificateActions,
  AdminCertificateOrder,
  AdminCertificatePdfLink,
  AdminCertificateThumbnail,
} from './AdminCertificateRowParts';
import { columnTexts } from './adminCertificates.text';
import { categoryTexts } from './certificates.text';

const { colour, size } = tokens;

const Cards = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Card = styled('li')({
  display: 'grid',
  gap: '0.5rem',
  padding: '1rem clamp(1rem, 0.75rem + 1vw, 1.5rem)',
  borderTop: `1px solid ${colour.line}`,
});
const Main = styled('div')({ display: 'flex', alignItems: 'start', gap: '1rem', '& img': { flex: 'none' } });
const Words = styled('div')({ minWidth: 0, overflowWrap: 'anywhere', '& strong': { fontSize: size.body } });
const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.125rem 0.625rem',
  margin: '0.25rem 0 0',
  fontSize: size.small,
  '& dt': { color: colour.inkSoft },
  '& dd': { margin: 0 },
});
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem',
  marginLeft: '-0.625rem',
});

function MovableCard({ certificate, ...props }: AdminCertificateRowProps) {
  const text = useText();
  const { row, handle } = useMovableRow(certificate.id);
  return (
    <Card {...row}>
      <Main>
        <AdminCertificateThumbnail certificate={certificate} />
        <Words>
          <strong>{certificate.name}</strong>
          <Facts>
            <dt>{text(columnTexts.category)}</dt>
            <dd>{text(categoryTexts[certificate.category])}</dd>
            <dt>{text(columnTexts.image)}</dt>
            <dd>{certificate.image}</dd>
            <dt>{text(columnTexts.pdf)}</dt>
            <dd>
              <AdminCertificatePdfLink name={certificate.pdf} />
            </dd>
          </Facts>
        </Words>
      </Main>
      <Line>
        <AdminCertificateOrder certificate={certificate} handle={handle} {...props} />
        <AdminCertificateActions certificate={certificate} {...props} />
      </Line>
    </Card>
  );
}

/** The list on phones. */
export function AdminCertificatesCards({
  certificates,
  label,
  ...props
}: AdminCertificateListProps & { label: string }) {
  return (
    <Cards aria-label={label}>
      {certificates.map((certificate, index) => (
        <MovableCard
          key={certificate.id}
          certificate={certificate}
          isFirst={index === 0}
          isLast={index === certificates.length - 1}
          {...props}
        />
      ))}
    </Cards>
  );
}
