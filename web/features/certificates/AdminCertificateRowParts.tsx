import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import type { Certificate } from '@server/certificates/certificates.types';

import { useText } from '@/lib/locale';
import { certificateFile } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { fileTexts } from './adminCertificateForm.text';
import { DownIcon, HandleIcon, UpIcon } from './adminCertificateIcons';
import type { AdminCertificateRowProps, MovableHandle } from './adminCertificateRow';
import { listTexts, rowTexts } from './adminCertificates.text';
import { useAdminCertificatesAddress } from './adminCertificatesAddress';

const { colour } = tokens;

const Order = styled('div')({ display: 'flex', alignItems: 'center', gap: '0.125rem' });
const Handle = styled(IconButton)({
  width: 44,
  height: 44,
  color: colour.inkSoft,
  cursor: 'grab',
  // A finger on it moves the row, not the page.
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
});
const Number = styled('span')({
  minWidth: '2.25ch',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
const Arrows = styled('div')({
  display: 'grid',
  '& button': { width: 32, height: 28, borderRadius: tokens.radius.small, padding: 0 },
  '& button[aria-disabled="true"]': { opacity: 0.3, cursor: 'default' },
});

type OrderProps = Pick<AdminCertificateRowProps, 'certificate' | 'isFirst' | 'isLast' | 'onMove'> & {
  handle: MovableHandle;
};

/** A row's place: the handle to drag it by, its number, and a step up or down. */
export function AdminCertificateOrder({ certificate, isFirst, isLast, onMove, handle }: OrderProps) {
  const text = useText();
  const { id, name, order } = certificate;
  return (
    <Order>
      <Handle {...handle} aria-label={text(rowTexts.move)(name)}>
        <HandleIcon />
      </Handle>
      <Number>{order}</Number>
      <Arrows>
        {/* Not `disabled`: at the end of the list the button just pressed keeps the focus. */}
        <IconButton
          aria-label={text(rowTexts.up)(name)}
          aria-disabled={isFirst}
          onClick={() => !isFirst && onMove(id, -1)}
        >
          <UpIcon fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={text(rowTexts.down)(name)}
          aria-disabled={isLast}
          onClick={() => !isLast && onMove(id, 1)}
        >
          <DownIcon fontSize="small" />
        </IconButton>
      </Arrows>
    </Order>
  );
}

const Sheet = styled('img')({
  width: 56,
  height: 'auto',
  aspectRatio: '210 / 297',
  objectFit: 'contain',
  border: `1px solid ${colour.line}`,
  background: colour.white,
});

/** The picture, small. Its words are the name beside it. */
export function AdminCertificateThumbnail({ certificate }: { certificate: Certificate }) {
  return (
    <Sheet src={certificateFile(certificate.image)} width={56} height={79} alt={certificate.image} loading="lazy" />
  );
}

const File = styled('a')({ color: colour.cold, overflowWrap: 'anywhere', textUnderlineOffset: 3 });

/** The name of the PDF, which opens it. */
export function AdminCertificatePdfLink({ name }: { name: string }) {
  const text = useText();
  return (
    <File href={certificateFile(name)} target="_blank" rel="noopener">
      {[name, text(fileTexts.opens)].join(' ')}
    </File>
  );
}

const Pair = styled('div')({ display: 'flex', gap: '0.5rem', whiteSpace: 'nowrap' });

type ActionsProps = Pick<AdminCertificateRowProps, 'certificate' | 'onDelete' | 'focusReturning'>;

/** Edit and delete, of one row. */
export function AdminCertificateActions({ certificate, onDelete, focusReturning }: ActionsProps) {
  const text = useText();
  const { hrefOf } = useAdminCertificatesAddress();
  return (
    <Pair>
      <Button
        size="small"
        variant="outlined"
        component={Link}
        to={hrefOf(certificate.id)}
        aria-label={text(rowTexts.edit)(certificate.name)}
        ref={(link: HTMLAnchorElement | null) => {
          if (link) focusReturning(certificate.id, link);
        }}
      >
        {text(listTexts.edit)}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={text(rowTexts.remove)(certificate.name)}
        onClick={() => onDelete(certificate)}
      >
        {text(listTexts.remove)}
      </Button>
    </Pair>
  );
}
