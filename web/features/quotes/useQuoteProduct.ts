import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

import { useLanguage } from '@/lib/locale';

import { isNewArrival } from './quoteArrivals';
import type { QuoteProduct } from './quoteProduct';
import { productIn, withProduct } from './quoteProduct';
import type { QuoteValues } from './quoteValues';

/**
 * Names the product that the address asks for (`wanted`, an id; unknown ones are ignored) in the remarks, once for
 * each arrival, and keeps that line in the page's language. To be called after the draft is back in the form.
 */
export function useQuoteProduct(
  { getValues, setValue }: UseFormReturn<QuoteValues>,
  products: readonly QuoteProduct[],
  wanted: string | undefined,
): void {
  const { key } = useLocation();
  const language = useLanguage();
  const taken = useRef<string>(undefined);

  useEffect(() => {
    const name = (product: QuoteProduct | undefined) => {
      const comment = getValues('comment');
      const named = withProduct(comment, product ?? productIn(comment, products), products, language);
      if (named !== comment) setValue('comment', named, { shouldDirty: true });
    };
    const product = products.find(({ id }) => id === wanted);
    // Noted in any case: the same product in the other language is another place, but not asked for anew.
    const isNew = product !== undefined && isNewArrival(`${key} ${product.id}`);
    const isAsked = isNew && taken.current !== wanted;
    taken.current = wanted;
    name(isAsked ? product : undefined);
  }, [getValues, setValue, products, wanted, key, language]);
}
