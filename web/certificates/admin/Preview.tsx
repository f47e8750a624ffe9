import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

import { Hint } from '@/admin/file/FileField';
import { useText } from '@/lib/locale';
import { certificateFile } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { fileTexts } from './form.text';

const Ground = styled('div')({
  display: 'grid',
  placeItems: 'center',
  padding: '1.25rem',
  borderRadius: tokens.radius.large,
  background: tokens.colour.mist,
  '& > *': {
    display: 'grid',
    placeItems: 'center',
    width: '11rem',
    maxWidth: '100%',
    height: 'auto',
    aspectRatio: '210 / 297',
    padding: 0,
    objectFit: 'contain',
    background: tokens.colour.white,
    boxShadow: '0 1px 2px rgb(10 28 46 / 14%), 0 10px 24px -14px rgb(10 28 46 / 35%)',
  },
});
const Nothing = styled(Hint)({ '&&': { paddingInline: '1rem', textAlign: 'center' } });

/** A chosen file as an address that a picture can have; undefined while it is read. */
function useFileUrl(file: File | undefined): string | undefined {
  const [read, setRead] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    // Not an object URL: the page's security policy takes pictures from here and from data only.
    const reader = new FileReader();
    reader.addEventListener('load', () => typeof reader.result === 'string' && setRead({ file, url: reader.result }));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read && read.file === file ? read.url : undefined;
}

type CertificatePreviewProps = {
  /** A chosen file, before it is sent. */
  file: File | undefined;
  /** The name of a picture that is there; empty when there is none of this name. */
  name: string;
};

/** The picture as it will stand on the page. */
export function CertificatePreview({ file, name }: CertificatePreviewProps) {
  const text = useText();
  const fileUrl = useFileUrl(file);
  const url = file ? fileUrl : name && certificateFile(name);
  return (
    <Ground>
      {url ? (
        <img src={url} width={176} height={249} alt={text(fileTexts.preview)} />
      ) : (
        <Nothing>{!file && text(fileTexts.noPreview)}</Nothing>
      )}
    </Ground>
  );
}
