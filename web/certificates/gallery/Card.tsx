import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

import type { Certificate } from '@shared/certificates/certificates.types';

import { certificateTexts } from '@/certificates/certificates.text';
import { useText } from '@/lib/locale';
import { certificateFile } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { Caption, Card, Kind, Sheet } from './styles';

const BlankSheet = styled(Skeleton)({
  width: '100%',
  maxWidth: '15rem',
  height: 'auto',
  aspectRatio: '210 / 297',
  background: tokens.colour.white,
});

/** A certificate's first page; opens the whole document. */
export function CertificateCard({ certificate, title }: { certificate: Certificate; title: string }) {
  const text = useText();
  const id = useId();
  return (
    // Named by the words below: the picture says the same name.
    <Card aria-labelledby={id} href={certificateFile(certificate.pdf)} target="_blank" rel="noopener">
      <span className="ground">
        <Sheet
          className="sheet"
          src={certificateFile(certificate.image)}
          width={420}
          height={594}
          alt={title}
          loading="lazy"
          decoding="async"
        />
      </span>
      <Caption id={id}>
        <strong>{title}</strong>
        <Kind>{text(certificateTexts.opens)}</Kind>
      </Caption>
    </Card>
  );
}

/** The place of a card. */
export function CertificateBlank() {
  return (
    <Card as="span">
      <span className="ground">
        <BlankSheet variant="rectangular" />
      </span>
      <Caption>
        <Skeleton variant="rounded" width="75%" height="1rem" sx={{ marginTop: 0.5 }} />
        <Skeleton variant="rounded" width="40%" height="0.75rem" sx={{ marginTop: 1.25 }} />
      </Caption>
    </Card>
  );
}
