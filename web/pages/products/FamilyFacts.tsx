import { styled } from '@mui/material/styles';

import { familyTexts } from '@shared/content/families.text';
import { figuresOf } from '@shared/content/figures';
import { productNames } from '@shared/questionnaire/products.text';

import { unspoken } from '@/components/unspoken';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { FigureRow } from './FigureRow';
import { SpecTable } from './SpecTable';
import type { Family } from './useFamilies';

const { colour, media, radius, size } = tokens;

/** As deep as the part stands in its page. */
export type PartLevel = 'h2' | 'h3';

export const PartHeading = styled('h3')({
  margin: '0 0 0.75rem',
  fontSize: '1.0625rem',
  fontWeight: 700,
  lineHeight: 1.5,
  '@media print': { margin: '0 0 0.25rem', fontSize: '0.9375rem' },
});
const Data = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem clamp(2rem, 4vw, 3.5rem)',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  '@media print': { gridTemplateColumns: '3fr 2fr', gap: '1rem 1.5rem', breakInside: 'avoid' },
});
const Lists = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: '1.75rem 2rem',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { gridTemplateColumns: '1fr', gap: '0.5rem' },
});
const Uses = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  lineHeight: 1.55,
  li: { position: 'relative', padding: '0.3125rem 0 0.3125rem 1.125rem' },
  // A plate's edge instead of a dot.
  'li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.625rem',
    width: 3,
    height: '0.875rem',
    background: colour.cold,
    transform: 'skewX(-14deg)',
  },
  '@media print': { fontSize: '0.8125rem', li: { paddingBlock: 0 }, 'li::before': { top: '0.25rem' } },
});
const Tags = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: size.small,
  li: { padding: '0.3125rem 0.75rem', borderRadius: radius.small, background: colour.mist, color: colour.ink },
  '@media print': { gap: '0 0.75rem', li: { padding: 0 } },
});
// On a phone one line of words instead of many lines of tags.
const Asked = styled(Tags)({
  [media.phone]: {
    display: 'block',
    lineHeight: 1.6,
    li: { display: 'inline', padding: 0, background: 'none' },
    'li + li::before': { content: unspoken('" · "') },
  },
});
const Open = styled('div')({
  paddingBlock: '1.25rem',
  borderBlock: `1px solid ${colour.line}`,
  '@media print': { paddingBlock: '0.5rem' },
});
const OpenTitle = styled('p')({
  margin: '0 0 0.625rem',
  fontSize: size.small,
  color: colour.inkSoft,
  '@media print': { margin: 0 },
});

/** The family's limits in large figures, and what an order sets. */
export function KeyFigures({ family: { limits, setByOrder } }: { family: Family }) {
  const text = useText();
  const figures = figuresOf(limits, useLanguage());
  return (
    <div>
      {figures.length > 0 && <FigureRow figures={figures} />}
      {setByOrder && (
        <Open>
          <OpenTitle>{text(familyTexts.setByOrder)}</OpenTitle>
          <Asked>
            {setByOrder.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </Asked>
        </Open>
      )}
    </div>
  );
}

/** Limits and specification as a table; applications and customers beside it. */
export function FamilyFacts({
  family: { id, limits, specification, applications, customers },
  level,
}: {
  family: Family;
  level: PartLevel;
}) {
  const text = useText();
  const figures = figuresOf(limits, useLanguage());
  return (
    <Data>
      <SpecTable
        caption={text(familyTexts.specification)}
        subject={text(productNames[id])}
        rows={[...figures.map((figure) => ({ ...figure, isFigure: true })), ...specification]}
      />
      <Lists>
        <div>
          <PartHeading as={level}>{text(familyTexts.applications)}</PartHeading>
          <Uses>
            {applications.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </Uses>
        </div>
        {customers && (
          <div>
            <PartHeading as={level}>{text(familyTexts.customers)}</PartHeading>
            <Tags>
              {customers.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </Tags>
          </div>
        )}
      </Lists>
    </Data>
  );
}
