import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo, useState } from 'react';

import { fieldsOf } from '@shared/words/records';
import type { LogoField, PictureField } from '@shared/content/fields/fields.types';
import { partsOf } from '@shared/content/fields/paths';
import { leastWidths } from '@shared/content/pictures.types';

import { Hint } from '@/admin/file/FileField';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { marksOf, useFieldTools } from './context';
import type { FieldProps } from './context';
import { FieldSet, Legend } from './FieldSet';
import { FieldNotes } from './Notes';
import { PictureDialog } from './pictures/Dialog';
import { PictureFocusPoint } from './pictures/Focus';
import { builtThumbnail, NO_WORDS, usePictureName, usePicturesQuery } from './pictures/pictures';
import type { PictureUse } from './pictures/pictures';
import { pictureTexts } from './pictures/pictures.text';
import { useBuiltPictures } from './pictures/useBuiltPictures';
import { LineInputs } from './Words';

const Beside = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' });
const Thumbnail = styled('img')({
  width: '10rem',
  maxWidth: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  borderRadius: tokens.radius.small,
  background: tokens.colour.mist,
});

type ChosenProps = { use: PictureUse; path: string; name: string; onChoose: (name: string) => void };

function Chosen({ use, path, name, onChoose }: ChosenProps) {
  const text = useText();
  const { loadBuiltPictures } = useFieldTools();
  const built = useBuiltPictures(loadBuiltPictures);
  const nameOf = usePictureName();
  const { data } = usePicturesQuery();
  const [isOpen, setIsOpen] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  const uploaded = data?.items.find((each) => each.name === name);
  const thumbnail = uploaded?.thumbnail ?? builtThumbnail(built, name, use);
  return (
    <>
      <Beside>
        {thumbnail && <Thumbnail src={thumbnail} width={160} height={120} alt={NO_WORDS} />}
        <Hint>{name ? nameOf(name) : text(pictureTexts.none)}</Hint>
        <Button size="small" variant="outlined" {...marksOf(path)} onClick={() => setIsOpen(true)}>
          {text(pictureTexts.change)}
        </Button>
        {uploaded && use !== 'logo' && (
          <Button size="small" aria-expanded={isMoving} onClick={() => setIsMoving(!isMoving)}>
            {text(pictureTexts.focus)}
          </Button>
        )}
      </Beside>
      {uploaded && use !== 'logo' && uploaded.width < leastWidths[use] && (
        <Hint role="status">{text(pictureTexts.small)(uploaded.width, uploaded.height, leastWidths[use])}</Hint>
      )}
      {uploaded && isMoving && <PictureFocusPoint picture={uploaded} />}
      {isOpen && (
        <PictureDialog
          use={use}
          chosen={name}
          built={built}
          onClose={() => setIsOpen(false)}
          onChoose={(chosen) => {
            setIsOpen(false);
            onChoose(chosen);
          }}
        />
      )}
    </>
  );
}

/** A picture and what is to be seen on it. */
export const PictureInputs = memo(function PictureInputs({ field, path, value }: FieldProps<PictureField>) {
  const text = useText();
  const { change } = useFieldTools();
  const { picture, alt: said } = fieldsOf(value);
  const { alt } = partsOf(field) ?? {};
  const { label, hint, role, isOptional } = field;
  return (
    <FieldSet>
      <Legend label={label} isOptional={isOptional} />
      {hint && <Hint>{text(hint)}</Hint>}
      <FieldNotes path={path} />
      <FieldNotes path={`${path}.picture`} />
      <Chosen
        use={role}
        path={`${path}.picture`}
        name={typeof picture === 'string' ? picture : ''}
        onChoose={(name) => change(`${path}.picture`, name)}
      />
      {alt?.kind === 'line' && <LineInputs field={alt} path={`${path}.alt`} value={said} />}
    </FieldSet>
  );
});

/** A logo. */
export const LogoInput = memo(function LogoInput({ field, path, value }: FieldProps<LogoField>) {
  const { change } = useFieldTools();
  return (
    <FieldSet>
      <Legend label={field.label} isOptional={field.isOptional} />
      <FieldNotes path={path} />
      <Chosen
        use="logo"
        path={path}
        name={typeof value === 'string' ? value : ''}
        onChoose={(name) => change(path, name)}
      />
    </FieldSet>
  );
});
