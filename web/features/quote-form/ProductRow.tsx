import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { QuoteValues } from '@server/questionnaire/form';

import { Link } from '@/components/Link';
import { LinkButton } from '@/components/LinkButton';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { productIn, withProduct } from './product';
import type { QuoteProduct } from './product';
import { productTexts } from './product.text';

const { colour, media, size } = tokens;

// As high with a product as without one: it is known only once the page's code runs, and nothing may move then.
const Row = styled('div')({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: '0 1.5rem',
  minHeight: '7.5rem',
  marginBottom: '1.5rem',
  padding: '0.5rem 1.25rem',
  borderLeft: `3px solid ${colour.cold}`,
  background: colour.mist,
  '& p': { margin: 0, lineHeight: 1.5 },
  '& small': { display: 'block', fontSize: size.small, color: colour.inkSoft },
  [media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'center', minHeight: '4.75rem' },
});
const Choose = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  textUnderlineOffset: 3,
});
const Remove = styled(LinkButton)({ padding: 0 });

/** Which product the request is for, read from the remarks, and the way to choose or drop one. */
export function ProductRow({ products }: { products: readonly QuoteProduct[] }) {
  const { control, setValue, getValues } = useFormContext<QuoteValues>();
  const product = productIn(useWatch({ control, name: 'comment' }), products);
  const text = useText();
  const language = useLanguage();
  const row = useRef<HTMLDivElement>(null);
  const remove = () => {
    setValue('comment', withProduct(getValues('comment'), undefined, products, language), { shouldDirty: true });
    // The button that had the focus goes.
    row.current?.focus();
  };
  return (
    <Row ref={row} tabIndex={-1} data-quote-product={product?.id}>
      <p aria-live="polite">
        {product ? (
          <>
            {text(productTexts.chosen)} <b>{text(product.title)}</b>
            <small>{text(productTexts.where)}</small>
          </>
        ) : (
          text(productTexts.open)
        )}
      </p>
      {product ? (
        <Remove onClick={remove}>{text(productTexts.remove)}</Remove>
      ) : (
        <Choose to={pathTo(language, 'products')}>{text(productTexts.choose)}</Choose>
      )}
    </Row>
  );
}
