import { styled } from '@mui/material/styles';

import type { ProductId } from '@shared/questionnaire/product-ids';
import { familyTexts } from '@shared/content/families.text';
import { productNames } from '@shared/questionnaire/products.text';

import { ActionLink } from '@/components/ActionLink';
import { Picture } from '@/components/Picture';
import { useLanguage, useText } from '@/lib/locale';
import type { Language } from '@/lib/locale';
import { pathTo } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { familyDiagrams } from './diagrams/familyDiagrams';
import { ProductDiagram } from './diagrams/ProductDiagram';
import { PartHeading } from './FamilyFacts';
import type { PartLevel } from './FamilyFacts';
import { PointList } from './PointList';
import { productsTexts, relatedTexts } from './products.text';
import { relatedPages } from './related';
import type { RelatedPage } from './related';
import { Slider } from './Slider';
import type { Family } from './useFamilies';

const { colour, media, radius } = tokens;

/** The parts of a family below each other. */
export const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.75rem, 1.25rem + 1.5vw, 2.75rem)',
  [media.phone]: { gap: '1.25rem' },
  '@media print': { gap: '0.75rem' },
});
/** Picture and words side by side. */
export const Opening = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 3vw, 3rem)',
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    // Picture and words change sides from product to product.
    '&[data-flipped] > :first-of-type': { order: 1 },
  },
  '@media print': { gridTemplateColumns: '2fr 3fr', gap: '1rem', '&&[data-flipped] > :first-of-type': { order: 0 } },
});
/** Links that lead on; none on paper. */
export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  '@media print': { display: 'none' },
});
const Shot = styled(Picture)({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.large,
  [media.phone]: { aspectRatio: '3 / 2' },
  '@media print': { maxHeight: '48mm', objectFit: 'contain' },
});
const Words = styled('div')({
  p: { margin: 0, lineHeight: 1.75 },
  'p + p': { marginTop: '1rem' },
  '@media print': { p: { fontSize: '0.8125rem', lineHeight: 1.5 }, 'p + p': { marginTop: '0.4rem' } },
});
const Choosing = styled('div')({
  padding: 'clamp(1.125rem, 0.75rem + 1vw, 1.5rem) clamp(1.25rem, 0.75rem + 1.5vw, 1.75rem)',
  borderLeft: `3px solid ${colour.cold}`,
  background: colour.coldTint,
  breakInside: 'avoid',
  p: { margin: 0, maxWidth: '52rem', lineHeight: 1.7 },
  '& > :first-of-type': { marginBottom: '0.375rem' },
  '@media print': { padding: '0.5rem 0.75rem', p: { fontSize: '0.8125rem', lineHeight: 1.45 } },
});

const pathOf = (page: RelatedPage, language: Language) =>
  page === 'dataRoom' ? pathTo(language, 'customerSupport', 'download-center') : pathTo(language, page);

const pictureSizes = '(min-width: 1380px) 29rem, (min-width: 1080px) 33vw, (min-width: 900px) 45vw, 92vw';

/** The family's picture, or all of them to be leafed through. */
export function FamilyPictures({ family: { id, pictures } }: { family: Family }) {
  const text = useText();
  const shots = pictures.map(({ picture }) => ({
    id: picture.picture.img.src,
    content: <Shot {...picture} sizes={pictureSizes} />,
  }));
  return (
    <div>
      {shots.length > 1 ? (
        <Slider label={`${text(productsTexts.pictures)}: ${text(productNames[id])}`} slides={shots} />
      ) : (
        shots[0]?.content
      )}
    </div>
  );
}

/** Describes the family, in paragraphs. */
export function FamilyWords({ family: { description } }: { family: Family }) {
  return (
    <Words>
      {description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Words>
  );
}

/** Explains the family's principle, its advantages, and when another one is the better choice. */
export function FamilyReasons({ family: { id, advantages, choosing }, level }: { family: Family; level: PartLevel }) {
  const text = useText();
  const diagram = familyDiagrams[id];
  return (
    <>
      {diagram && <ProductDiagram kind={diagram} />}
      <div>
        <PartHeading as={level}>{text(familyTexts.advantages)}</PartHeading>
        <PointList points={advantages} />
      </div>
      <Choosing>
        <PartHeading as={level}>{text(familyTexts.choosing)}</PartHeading>
        <p>{choosing}</p>
      </Choosing>
    </>
  );
}

/** Other places that say more about the family. */
export function FamilyLinks({ id }: { id: ProductId }) {
  const text = useText();
  const language = useLanguage();
  return relatedPages[id].map((page) => (
    <ActionLink key={page} look="outline" to={pathOf(page, language)}>
      {text(relatedTexts[page])}
    </ActionLink>
  ));
}
