import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

import { emptyQuote, technicalInputs } from '@server/questionnaire/form';
import type { QuoteValues, TechnicalValues } from '@server/questionnaire/form';

import { changesBy, valuesInQuery } from '@/calculation/sheet/sheetAddress';
import { useLanguage } from '@/lib/locale';

import { isNewArrival } from './arrivals';
import { productIn, withProduct } from './product';
import type { QuoteProduct } from './product';

type Form = Pick<UseFormReturn<QuoteValues>, 'getValues' | 'setValue'>;

/** Puts values into their fields and returns those that they replaced. */
function put({ getValues, setValue }: Form, values: TechnicalValues): TechnicalValues {
  const current = getValues();
  const replaced: TechnicalValues = {};
  for (const input of technicalInputs) {
    const value = values[input];
    if (value === undefined || value === current[input]) continue;
    replaced[input] = current[input];
    setValue(input, value, { shouldDirty: true });
  }
  return replaced;
}

/** Values that came by the address; `swap` brings back what they replaced, and then them again. */
export type TakenValues = { isUndone: boolean; swap: (() => void) | undefined };

/**
 * Takes over what the address asks for, once for each arrival: a product (`wanted`, an id; unknown ones are ignored) is
 * named in the remarks, in the page's language from then on, and technical values replace those of their fields. To be
 * called after the draft is back in the form.
 */
export function useArrival(
  { getValues, setValue }: Form,
  products: readonly QuoteProduct[],
  wanted: string | undefined,
): { taken: TakenValues | undefined; forget: () => void } {
  const { key, search } = useLocation();
  const language = useLanguage();
  const last = useRef<string>(undefined);
  const [taken, setTaken] = useState<{ others: TechnicalValues; isUndone: boolean; isSwappable: boolean }>();

  useEffect(() => {
    const name = (product: QuoteProduct | undefined) => {
      const comment = getValues('comment');
      const named = withProduct(comment, product ?? productIn(comment, products), products, language);
      if (named !== comment) setValue('comment', named, { shouldDirty: true });
    };
    const product = products.find(({ id }) => id === wanted);
    const values = valuesInQuery(new URLSearchParams(search));
    const asked = String(new URLSearchParams({ ...(product && { product: product.id }), ...values }));
    // Noted in any case: the same in the other language is another place, but not a new arrival.
    const isNew = asked !== '' && isNewArrival(`${key} ${asked}`);
    const isAsked = isNew && last.current !== asked;
    last.current = asked;
    name(isAsked ? product : undefined);
    if (!isAsked || !Object.values(values).some(Boolean)) return;
    const others = put({ getValues, setValue }, changesBy(values, getValues()));
    const isSwappable = technicalInputs.some((input) => (others[input] ?? emptyQuote[input]) !== emptyQuote[input]);
    setTaken({ others, isUndone: false, isSwappable });
  }, [getValues, setValue, products, wanted, search, key, language]);

  const swap = () => {
    if (taken) setTaken({ ...taken, others: put({ getValues, setValue }, taken.others), isUndone: !taken.isUndone });
  };
  return {
    taken: taken && { isUndone: taken.isUndone, swap: taken.isSwappable ? swap : undefined },
    forget: () => setTaken(undefined),
  };
}
