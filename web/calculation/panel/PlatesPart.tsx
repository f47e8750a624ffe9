import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo, useId, useState } from 'react';
import type { ComponentType } from 'react';

import { pathToPlateProofs } from '@shared/calculation/proofs/address';
import type { Sizing } from '@shared/calculation/sizing/plates/sizing.types';
import { NOTHING } from '@shared/calculation/words/figures';
import { alternativeTexts, plateRows, spanText } from '@shared/calculation/words/plate-rows';
import type { PlateRow } from '@shared/calculation/words/plate-rows';
import { plateTexts } from '@shared/calculation/words/plates';

import { ChevronDownIcon } from '@/components/icons';
import { Link } from '@/components/Link';
import { useLanguage, useText } from '@/lib/locale';
import type { Language } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { livePanelTexts } from './livePanel.text';
import { PartTitle } from './panelStyles';
import { isOpenable } from './plateFigures';
import type { PlateFigure } from './plateFigures';

const { colour, media, radius, size } = tokens;

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem 2.5rem',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.besideForm]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Fine = styled('p')({ margin: '0.75rem 0 0', fontSize: size.small, lineHeight: 1.55, color: colour.inkSoft });
const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: size.small,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  borderTop: `1px solid ${colour.line}`,
  '& > li': { borderBottom: `1px solid ${colour.line}` },
});
// Room for the most it may have to say. The mark of what opens stands at the same place where nothing does.
const rowStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(5.5rem, 1fr) fit-content(62%) 1.25rem',
  alignItems: 'center',
  gap: '0.75rem',
  width: '100%',
  height: '3.5rem',
  font: 'inherit',
  textAlign: 'left',
  color: 'inherit',
  '[data-row="plates"] > &': { height: '5.75rem' },
  '& > svg': { width: 20, height: 20, color: colour.cold },
} as const;
const Row = styled('div')(rowStyles);
const Opener = styled(ButtonBase)({
  ...rowStyles,
  '&:not(:disabled):hover': { color: colour.cold },
  '&:disabled > svg': { color: colour.line },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
});
const Name = styled('span')({ fontWeight: 500 });
// Each side's velocity has a line.
const Figure = styled('span')({ textAlign: 'right', '[data-row="velocity"] &': { maxWidth: '9rem' } });
const Value = styled('span')({
  display: 'block',
  fontWeight: 600,
  '[data-row] > [aria-controls] &': { fontSize: size.body },
  '[data-row="plates"] > [aria-controls] &': { fontSize: '1.0625rem', fontWeight: 700 },
});
const Note = styled('span')({ display: 'block', fontSize: '0.75rem', color: colour.inkSoft });
const Whole = styled('span')({ whiteSpace: 'nowrap' });
const Alternatives = styled('div')({
  display: 'grid',
  alignContent: 'center',
  gap: '0.5rem',
  minHeight: '10.25rem',
  padding: '0.75rem 1rem',
  fontSize: size.small,
  lineHeight: 1.55,
  background: colour.mist,
  borderRadius: radius.small,
  '& > p': { margin: 0, color: colour.ink },
});

type Designs = ComponentType<{ sizing?: Sizing; figure: PlateFigure; titleId: string }>;
export type PlatesPartProps = {
  sizing?: Sizing;
  /** A card asks for a fluid, which says why there are no plates. */
  isFluidAsked?: boolean;
  /** Table that a figure opens; its code comes with the results. */
  Designs?: Designs;
};

/** A band, and a pressure or length with its unit. */
const WHOLE = /(\d[\d.,]* – \d[\d.,]*(?: ?(?:kPa|m²?|\p{Lo})\S*)?|\d[\d.,]* (?:kPa|m)\b\S*)/u;

/** Words in which no band or pressure is broken over two lines. */
function Unbroken({ words }: { words: string }) {
  // oxlint-disable-next-line react/no-array-index-key -- every other part is whole
  return words.split(WHOLE).map((part, at) => (at % 2 === 1 ? <Whole key={at}>{part}</Whole> : part));
}

/** The rows, with the area beside the plates: in the table of results it stands further down. */
function rowsOf(sizing: Sizing | undefined, isFluidAsked: boolean, language: Language): PlateRow[] {
  const area = sizing?.status === 'shown' ? [spanText(sizing.area, 'm²')] : [];
  const shown = sizing?.status === 'hidden' && isFluidAsked ? undefined : sizing;
  return plateRows(shown, language).map((row) =>
    row.id === 'plates' ? { ...row, notes: [...area, ...row.notes] } : row,
  );
}

type PlateItemProps = Pick<PlatesPartProps, 'sizing' | 'Designs'> & {
  row: PlateRow;
  isOpen: boolean;
  toggle: () => void;
};

function PlateItem({ row: { id, name, value, notes }, sizing, Designs, isOpen, toggle }: PlateItemProps) {
  const text = useText();
  const [nameId, openedId] = [useId(), useId()];
  const content = (
    <>
      <Name id={nameId}>{text(name)}</Name>
      <Figure>
        <Value>
          <Unbroken words={value ?? NOTHING} />
        </Value>
        {notes.map((note) => (
          <Note key={note}>
            <Unbroken words={note} />
          </Note>
        ))}
      </Figure>
    </>
  );
  if (!isOpenable(id))
    return (
      <li data-row={id}>
        <Row>{content}</Row>
      </li>
    );
  return (
    <li data-row={id}>
      <Opener disabled={!Designs} aria-expanded={isOpen} aria-controls={openedId} onClick={toggle}>
        {content}
        <ChevronDownIcon />
      </Opener>
      <div id={openedId} hidden={!isOpen}>
        {isOpen && Designs && <Designs sizing={sizing} figure={id} titleId={nameId} />}
      </div>
    </li>
  );
}

/**
 * Plates, pressure drops and velocity as bands, and what another pressure drop would change. Every row is always there and
 * always as high; a figure opens into what each correlation says of it, one at a time.
 */
export const PlatesPart = memo(function PlatesPart({ sizing, isFluidAsked = false, Designs }: PlatesPartProps) {
  const text = useText();
  const language = useLanguage();
  const [opened, setOpened] = useState<PlateRow['id']>();
  const alternatives = alternativeTexts(sizing, language);
  return (
    <section>
      <PartTitle>{text(plateTexts.title)}</PartTitle>
      <Parts>
        <div>
          <Rows>
            {rowsOf(sizing, isFluidAsked, language).map((row) => (
              <PlateItem
                key={row.id}
                row={row}
                sizing={sizing}
                Designs={Designs}
                isOpen={opened === row.id}
                toggle={() => setOpened(opened === row.id ? undefined : row.id)}
              />
            ))}
          </Rows>
        </div>
        <div>
          <Alternatives>
            {(alternatives.length > 0 ? alternatives : [text(livePanelTexts.alternatives)]).map((alternative) => (
              <p key={alternative}>
                <Unbroken words={alternative} />
              </p>
            ))}
          </Alternatives>
          <Fine>
            <strong>{text(plateTexts.preliminary)}</strong> {text(plateTexts.basis)}
          </Fine>
          <Fine>
            <Link to={pathToPlateProofs(language)}>{text(plateTexts.proofs)}</Link>
          </Fine>
        </div>
      </Parts>
    </section>
  );
});
