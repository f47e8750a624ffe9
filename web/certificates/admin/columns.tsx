import { styled } from '@mui/material/styles';

import type { Certificate } from '@shared/certificates/certificates.types';

import type { FocusReturning } from '@/admin/focus';
import type { ListColumn } from '@/admin/list/Rows';
import { RowActions } from '@/admin/RowActions';
import { categoryTexts } from '@/certificates/certificates.text';
import { useText } from '@/lib/locale';
import { certificateFile } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { useCertificateAddress } from './address';
import { columnTexts } from './certificates.text';
import { fileTexts } from './form.text';
import { CertificateOrder } from './Sortable';

const { colour } = tokens;

const Sheet = styled('img')({
  width: 56,
  height: 'auto',
  aspectRatio: '210 / 297',
  objectFit: 'contain',
  border: `1px solid ${colour.line}`,
  background: colour.white,
});
const File = styled('a')({ color: colour.cold, overflowWrap: 'anywhere', textUnderlineOffset: 3 });

/** The name of the PDF, which opens it. */
export function CertificatePdfLink({ name }: { name: string }) {
  const text = useText();
  return (
    <File href={certificateFile(name)} target="_blank" rel="noopener">
      {[name, text(fileTexts.opens)].join(' ')}
    </File>
  );
}

type ColumnOptions = {
  /** Of all certificates, in their order. */
  ids: readonly string[];
  /** Called with all ids in their new order. */
  onArrange: (ids: readonly string[]) => void;
  focusReturning: FocusReturning;
  onDelete: (certificate: Certificate) => void;
};

/** Columns of the list of certificates. */
export function useCertificateColumns(options: ColumnOptions): Record<string, ListColumn<Certificate>> {
  const { ids, onArrange, focusReturning, onDelete } = options;
  const text = useText();
  const { certificateHref } = useCertificateAddress();
  return {
    order: {
      label: columnTexts.order,
      cell: (certificate) => <CertificateOrder certificate={certificate} ids={ids} onArrange={onArrange} />,
      card: 'foot',
    },
    // Its words are the name beside it.
    thumbnail: {
      label: columnTexts.thumbnail,
      cell: ({ image }) => <Sheet src={certificateFile(image)} width={56} height={79} alt={image} loading="lazy" />,
      card: 'beside',
    },
    name: {
      label: columnTexts.name,
      cell: ({ name }) => <strong>{name}</strong>,
      card: 'head',
      isName: true,
      sx: { fontSize: tokens.size.body, overflowWrap: 'anywhere' },
    },
    category: {
      label: columnTexts.category,
      cell: ({ category }) => text(categoryTexts[category]),
      card: 'fact',
    },
    image: {
      label: columnTexts.image,
      cell: ({ image }) => image,
      card: 'fact',
      sx: { minWidth: '9.5rem', overflowWrap: 'anywhere' },
    },
    pdf: {
      label: columnTexts.pdf,
      cell: ({ pdf }) => <CertificatePdfLink name={pdf} />,
      card: 'fact',
    },
    actions: {
      label: columnTexts.actions,
      cell: (certificate) => (
        <RowActions
          id={certificate.id}
          name={certificate.name}
          editHref={certificateHref(certificate.id)}
          focusReturning={focusReturning}
          onDelete={() => onDelete(certificate)}
        />
      ),
      card: 'foot',
    },
  };
}
