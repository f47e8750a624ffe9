import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { logoEndings, PICTURE_MEGABYTES, pictureEndings } from '@server/pictures/pictures.types';

import { FileField } from '@/admin/file/FileField';
import { LoadFailure } from '@/admin/LoadFailure';
import { PreviewDialog } from '@/admin/PreviewDialog';
import { isTooLarge, tooLargeText } from '@/admin/uploadLimit';
import { withReason } from '@/admin/useSaving';
import { errorTexts } from '@/lib/error.text';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { builtThumbnail, NO_WORDS, usePicturesQuery, useUploadPictureMutation } from './pictures';
import type { BuiltPictures, PictureUse } from './pictures';
import { pictureTexts } from './pictures.text';

const { colour } = tokens;

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: '0.75rem',
  margin: '0.5rem 0 0',
  padding: 0,
  listStyle: 'none',
});
const Choice = styled('button')({
  display: 'grid',
  width: '100%',
  padding: '0.375rem',
  border: `2px solid ${colour.line}`,
  borderRadius: tokens.radius.small,
  background: colour.white,
  font: 'inherit',
  fontSize: tokens.size.small,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover, &[aria-pressed="true"]': { borderColor: colour.cold },
  '&:focus-visible': { outline: `3px solid ${colour.cold}`, outlineOffset: 2 },
  '& img': { width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'contain', background: colour.mist },
});

const tooLarge = { ko: tooLargeText.ko(PICTURE_MEGABYTES), en: tooLargeText.en(PICTURE_MEGABYTES) };

type Shown = { name: string; label: string; thumbnail: string };

type PictureDialogProps = {
  use: PictureUse;
  /** The picture that is chosen now. */
  chosen: string;
  built: BuiltPictures | undefined;
  onChoose: (name: string) => void;
  onClose: () => void;
};

/** Chooses a picture among those there are, or uploads one. */
export function PictureDialog({ use, chosen, built, onChoose, onClose }: PictureDialogProps) {
  const text = useText();
  const id = useId();
  const { data, isError, refetch } = usePicturesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [upload, { isLoading }] = useUploadPictureMutation();
  const [problem, setProblem] = useState<Localized>();
  const [share, setShare] = useState(0);
  const isLogo = use === 'logo';
  const endings = isLogo ? logoEndings : pictureEndings;

  const take = async ([file]: readonly File[]) => {
    if (!file || isLoading) return;
    setProblem(isTooLarge(file, PICTURE_MEGABYTES) ? tooLarge : undefined);
    if (isTooLarge(file, PICTURE_MEGABYTES)) return;
    const { data: stored, error } = await upload({ use, file, onProgress: setShare });
    if (stored) onChoose(stored.name);
    else setProblem(withReason(pictureTexts.uploadFailed, reasonOf(error)));
  };

  const uploaded = (data?.items ?? [])
    .filter(({ kind }) => (kind === 'logo') === isLogo)
    .map(({ name, fileName, thumbnail }): Shown => ({ name, label: fileName, thumbnail }));
  const ofSite = (built?.builtPictureNames[use] ?? []).map((name): Shown => ({
    name,
    label: name,
    thumbnail: builtThumbnail(built, name, use) ?? '',
  }));
  const groups = [
    { title: pictureTexts.uploaded, pictures: uploaded },
    { title: pictureTexts.built, pictures: ofSite },
  ];
  return (
    <PreviewDialog
      isOpen
      title={text(isLogo ? pictureTexts.chooseLogo : pictureTexts.choosePicture)}
      close={text(pictureTexts.close)}
      onClose={onClose}
    >
      <FileField
        id={id}
        name="picture"
        accept={endings.map((ending) => `.${ending}`).join()}
        words={pictureTexts}
        rule={text(pictureTexts.rule)(endings.map((ending) => ending.toUpperCase()).join(', '), PICTURE_MEGABYTES)}
        problem={problem && text(problem)}
        isInvalid={problem !== undefined}
        onFiles={(files) => void take(files)}
      />
      {isLoading && (
        <LinearProgress
          variant={share < 1 ? 'determinate' : 'indeterminate'}
          value={Math.floor(share * 100)}
          aria-label={text(pictureTexts.uploading)}
        />
      )}
      {isError && <LoadFailure onRetry={refetch}>{text(pictureTexts.listFailed)}</LoadFailure>}
      {groups.map(
        ({ title, pictures }) =>
          pictures.length > 0 && (
            <section key={title.en} aria-label={text(title)}>
              <strong>{text(title)}</strong>
              <Grid>
                {pictures.map(({ name, label, thumbnail }) => (
                  <li key={name}>
                    <Choice type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
                      <img src={thumbnail} width={128} height={96} loading="lazy" alt={NO_WORDS} />
                      {label}
                    </Choice>
                  </li>
                ))}
              </Grid>
            </section>
          ),
      )}
    </PreviewDialog>
  );
}

function reasonOf(error: unknown): Localized {
  const code = errorBodyOf(error)?.code;
  if (code === 'unsupported_file') return pictureTexts.unsupported;
  return code ? errorTexts[code] : pictureTexts.noAnswer;
}
