import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { isKeyOf } from '@shared/words/records';
import { logoEndings, PICTURE_MEGABYTES, pictureEndings } from '@shared/content/pictures.types';

import { FileField } from '@/admin/file/FileField';
import { fileProblem, fileProblemTexts } from '@/admin/file/fileProblem';
import { LoadFailure } from '@/admin/LoadFailure';
import { PreviewDialog } from '@/admin/PreviewDialog';
import { withReason } from '@/admin/useSaving';
import { errorTexts } from '@/lib/error.text';
import { errorBodyOf } from '@/lib/failure';
import { acceptOf } from '@/lib/fileNames';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { builtThumbnail, NO_WORDS, usePictureName, usePicturesQuery, useUploadPictureMutation } from './pictures';
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
  '&:hover': { borderColor: colour.steel },
  // Told from the ring of the focus by more than a line.
  '&[aria-pressed="true"]': { borderColor: colour.cold, background: colour.coldTint },
  '& strong': { color: colour.cold },
  '&:focus-visible': { outline: `3px solid ${colour.cold}`, outlineOffset: 2 },
  '& img': { width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'contain', background: colour.mist },
});

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
  const nameOf = usePictureName();
  const isLogo = use === 'logo';
  const endings: readonly string[] = isLogo ? logoEndings : pictureEndings;
  const formats = endings.map((ending) => ending.toUpperCase()).join(', ');

  const take = async ([file]: readonly File[]) => {
    if (!file || isLoading) return;
    const unsupported = { ko: pictureTexts.unsupported.ko(formats), en: pictureTexts.unsupported.en(formats) };
    const texts = fileProblemTexts(file.name, unsupported, PICTURE_MEGABYTES);
    const found = fileProblem(file, endings, PICTURE_MEGABYTES);
    setProblem(found && texts[found]);
    if (found) return;
    const { data: stored, error } = await upload({ use, file, onProgress: setShare });
    if (stored) onChoose(stored.name);
    else setProblem(problemOf(error, { ...texts, unsupported_file: texts.wrong_kind }));
  };

  const uploaded = (data?.items ?? [])
    .filter(({ kind }) => (kind === 'logo') === isLogo)
    .map(({ name, fileName, thumbnail }): Shown => ({ name, label: fileName, thumbnail }));
  // One without words stands nowhere any more, and is kept for sites that show it.
  const offered = built?.builtPictureNames[use].filter((name) => data?.built[name]) ?? [];
  const ofSite = offered.map((name): Shown => ({
    name,
    label: nameOf(name),
    thumbnail: builtThumbnail(built, name, use) ?? '',
  }));
  const groups = [
    { title: isLogo ? pictureTexts.uploadedLogos : pictureTexts.uploaded, pictures: uploaded },
    { title: isLogo ? pictureTexts.builtLogos : pictureTexts.built, pictures: ofSite },
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
        accept={acceptOf(endings)}
        words={pictureTexts}
        rule={text(pictureTexts.rule)(formats, PICTURE_MEGABYTES)}
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
                      {name === chosen && <strong>{text(pictureTexts.chosen)}</strong>}
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

function problemOf(error: unknown, texts: ReturnType<typeof fileProblemTexts>): Localized {
  const code = errorBodyOf(error)?.code;
  if (code && isKeyOf(texts, code)) return texts[code];
  return withReason(pictureTexts.uploadFailed, code ? errorTexts[code] : pictureTexts.noAnswer);
}
