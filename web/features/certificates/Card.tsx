import { useId } from 'react';

import type { Certificate } from '@server/certificates/certificates.types';

import { certificateTexts } from '@/certificates/certificates.text';
import { useText } from '@/lib/locale';
import { certificateFile } from '@/lib/paths';

import { Blank, Caption, Card, Kind, Sheet } from './styles';

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
        <Blank data-sheet />
      </span>
      <Caption>
        <Blank style={{ width: '75%', height: '1rem', marginTop: '0.25rem' }} />
        <Blank style={{ width: '40%', height: '0.75rem', marginTop: '0.625rem' }} />
      </Caption>
    </Card>
  );
}
