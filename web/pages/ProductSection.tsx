import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { ActionLink } from '@/components/ActionLink';
import { FigureRow } from '@/components/FigureRow';
import { Picture } from '@/components/Picture';
import { PointList } from '@/components/PointList';
import { Section } from '@/components/Section';
import { Slider } from '@/components/Slider';
import { SpecTable } from '@/components/SpecTable';
import { figuresOf } from '@/content/products/figures';
import type { Product, RelatedPage } from '@/content/products/product';
import { productsPageText, relatedTexts } from '@/content/productsPage';
import { useLanguage, useText } from '@/lib/locale';
import type { Language } from '@/lib/locale';
import { pathTo, pathToQuote } from '@/lib/paths';
import { quoteScroll } from '@/lib/scroll';
import { tokens } from '@/theme/tokens';

import { ProductDiagram } from './ProductDiagram';

const { colour, media, radius, size } = tokens;

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.75rem, 1.25rem + 1.5vw, 2.75rem)',
  '@media print': { gap: '0.75rem' },
});
const Opening = styled('div')({
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
const Shot = styled(Picture)({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.large,
  '@media print': { maxHeight: '48mm', objectFit: 'contain' },
});
const Words = styled('div')({
  p: { margin: 0, lineHeight: 1.75 },
  'p + p': { marginTop: '1rem' },
  '@media print': { p: { fontSize: '0.8125rem', lineHeight: 1.5 }, 'p + p': { marginTop: '0.4rem' } },
});
const Heading = styled('h3')({
  margin: '0 0 0.75rem',
  fontSize: '1.0625rem',
  fontWeight: 700,
  lineHeight: 1.5,
  '@media print': { margin: '0 0 0.25rem', fontSize: '0.9375rem' },
});
const Choosing = styled('div')({
  padding: 'clamp(1.125rem, 0.75rem + 1vw, 1.5rem) clamp(1.25rem, 0.75rem + 1.5vw, 1.75rem)',
  borderLeft: `3px solid ${colour.cold}`,
  background: colour.coldTint,
  breakInside: 'avoid',
  p: { margin: 0, maxWidth: '52rem', lineHeight: 1.7 },
  h3: { marginBottom: '0.375rem' },
  '@media print': { padding: '0.5rem 0.75rem', p: { fontSize: '0.8125rem', lineHeight: 1.45 } },
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
const Open = styled('div')({
  paddingBlock: '1.25rem',
  borderBlock: `1px solid ${colour.line}`,
  h3: { margin: '0 0 0.625rem', fontSize: size.small, fontWeight: 400, color: colour.inkSoft },
  '@media print': { paddingBlock: '0.5rem', h3: { marginBottom: 0 } },
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  '@media print': { display: 'none' },
});

const pathOf = (page: RelatedPage, language: Language) =>
  page === 'dataRoom' ? pathTo(language, 'customerSupport', 'download-center') : pathTo(language, page);

const pictureSizes = '(min-width: 1380px) 29rem, (min-width: 1080px) 33vw, (min-width: 900px) 45vw, 92vw';

function Pictures({ product }: { product: Product }) {
  const text = useText();
  const shots = product.pictures.map(({ picture, alt }) => ({
    id: picture.img.src,
    content: <Shot picture={picture} alt={text(alt)} sizes={pictureSizes} />,
  }));
  return shots.length > 1 ? (
    <Slider label={`${text(productsPageText.pictures)}: ${text(product.name)}`} slides={shots} />
  ) : (
    shots[0]?.content
  );
}

function KeyFigures({ product: { limits, setByOrder } }: { product: Product }) {
  const text = useText();
  const figures = figuresOf(limits);
  return (
    <div>
      {figures.length > 0 && (
        <FigureRow
          figures={figures.map(({ label, value, note }) => ({
            label: text(label),
            value: text(value),
            note: note && text(note),
          }))}
        />
      )}
      {setByOrder && (
        <Open>
          <Heading>{text<string>(productsPageText.setByOrder)}</Heading>
          <Tags>
            {text(setByOrder).map((each) => (
              <li key={each}>{each}</li>
            ))}
          </Tags>
        </Open>
      )}
    </div>
  );
}

type ProductSectionProps = {
  product: Product;
  isFlipped: boolean;
  /** What only this family has, at the end. */
  children?: ReactNode;
};

/** All there is to say about one product family, and the way to a quote for it. */
export function ProductSection({ product, isFlipped, children }: ProductSectionProps) {
  const text = useText();
  const language = useLanguage();
  const { id, name, specification, applications, customers } = product;
  const rows = [
    ...figuresOf(product.limits).map((figure) => ({ ...figure, isFigure: true })),
    ...specification.map((row) => ({ ...row, note: undefined, isFigure: false })),
  ];
  return (
    <Section id={id} title={text(name)} lead={text(product.summary)}>
      <Parts>
        <KeyFigures product={product} />
        <Opening data-flipped={isFlipped || undefined}>
          <div>
            <Pictures product={product} />
          </div>
          <Words>
            {text(product.description).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Words>
        </Opening>
        {product.diagram && <ProductDiagram kind={product.diagram} />}
        <div>
          <Heading>{text<string>(productsPageText.advantages)}</Heading>
          <PointList
            points={product.advantages.map(({ title, detail }) => ({ title: text(title), detail: text(detail) }))}
          />
        </div>
        <Choosing>
          <Heading>{text<string>(productsPageText.choosing)}</Heading>
          <p>{text(product.choosing)}</p>
        </Choosing>
        <Data>
          <SpecTable
            caption={text(productsPageText.specification)}
            subject={text(name)}
            rows={rows.map(({ label, value, note, isFigure }) => ({
              label: text(label),
              value: text(value),
              note: note && text(note),
              isFigure,
            }))}
          />
          <Lists>
            <div>
              <Heading>{text<string>(productsPageText.applications)}</Heading>
              <Uses>
                {text(applications).map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </Uses>
            </div>
            {customers && (
              <div>
                <Heading>{text<string>(productsPageText.customers)}</Heading>
                <Tags>
                  {text(customers).map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </Tags>
              </div>
            )}
          </Lists>
        </Data>
        <Actions>
          <ActionLink to={pathToQuote(language, id)} state={quoteScroll}>
            {text(productsPageText.quote)}
          </ActionLink>
          {product.related?.map((page) => (
            <ActionLink key={page} look="outline" to={pathOf(page, language)}>
              {text(relatedTexts[page])}
            </ActionLink>
          ))}
        </Actions>
        {children}
      </Parts>
    </Section>
  );
}
