import type { WithSlice } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { emptyQuote, quoteInputs } from '@shared/questionnaire/form';
import type { QuoteValues } from '@shared/questionnaire/form';
import { productsIn } from '@shared/questionnaire/products';

import { valuesInQuery } from '@/calculation/sheet/sheetAddress';

import {
  arrived,
  cleared,
  clearingUndone,
  opened,
  othersSettled,
  selectCleared,
  selectOthers,
  selectTaken,
  selectValues,
  takenSwapped,
  typed,
} from './draft';
import type { quoteDraft, QuoteDraft } from './draft';

/** The form's view of its draft, and the actions on it. */
export type Draft = Pick<QuoteDraft, 'cleared' | 'others' | 'taken'> & {
  clear: () => void;
  undoClearing: () => void;
  swapTaken: () => void;
  settleOthers: (stay: boolean) => void;
  /** After sending: nothing of it is kept. */
  forget: () => void;
};

/**
 * Keeps the form and the draft of the store the same: what is typed is drafted, what the draft takes over from the
 * address is filled in. `wanted` are the ids of the products that the address asks for.
 */
export function useDraft({ getValues, setValue, reset, subscribe }: UseFormReturn<QuoteValues>, wanted: string): Draft {
  const store = useStore<WithSlice<typeof quoteDraft>>();
  const dispatch = useDispatch();
  const lost = useSelector(selectCleared);
  const taken = useSelector(selectTaken);
  const others = useSelector(selectOthers);
  const { key, search } = useLocation();

  // After the first render, which has to be the prerendered one.
  useEffect(() => {
    let isFillingIn = false;
    const fillIn = () => {
      const drafted = selectValues(store.getState());
      isFillingIn = true;
      for (const input of quoteInputs)
        if (input !== 'website' && drafted[input] !== getValues(input))
          setValue(input, drafted[input], { shouldDirty: true });
      isFillingIn = false;
    };
    const draft = (values: QuoteValues) => {
      if (!isFillingIn) store.dispatch(typed({ ...values }));
    };
    const stopFillingIn = store.subscribe(fillIn);
    const stopDrafting = subscribe({ formState: { values: true }, callback: ({ values }) => draft(values) });
    store.dispatch(opened(getValues()));
    return () => {
      stopDrafting();
      stopFillingIn();
    };
  }, [store, getValues, setValue, subscribe]);

  useEffect(() => {
    const values = valuesInQuery(new URLSearchParams(search));
    dispatch(arrived({ place: key, products: productsIn(wanted), values }));
  }, [dispatch, key, search, wanted]);

  const empty = (undoable?: QuoteValues) => {
    // The form lets go of its errors, too.
    reset(emptyQuote, { keepFieldsRef: true });
    dispatch(cleared(undoable));
  };
  return {
    cleared: lost,
    taken,
    others,
    clear: () => empty({ ...getValues() }),
    undoClearing: () => dispatch(clearingUndone()),
    swapTaken: () => dispatch(takenSwapped()),
    settleOthers: (stay) => dispatch(othersSettled(stay)),
    forget: () => empty(),
  };
}
