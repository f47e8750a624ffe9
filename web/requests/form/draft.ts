import { createListenerMiddleware, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';

import { emptyQuote, quoteInputs, technicalInputs } from '@shared/questionnaire/form';
import type { QuoteValues, TechnicalValues } from '@shared/questionnaire/form';
import type { ProductId } from '@shared/questionnaire/product-ids';
import { productsIn } from '@shared/questionnaire/products';

import { changesBy } from '@/calculation/sheet/sheetAddress';
import { extendStore, rootReducer } from '@/lib/store';
import { keepInTab, readTab } from '@/lib/tabStorage';

import { broughtBack, handedOver, letGo, setAside } from './files/formFiles';
import { withProductsApart } from './formerDraft';

/** sessionStorage keys: the typed values, and the history entries whose address was already applied. */
const VALUES = 'quote-draft';
const ARRIVALS = 'quote-arrivals';

/** A request that is being written, without what the trap for robots holds. */
export type QuoteDraft = {
  values: QuoteValues;
  /** Values removed by clearing, until something is typed again. */
  cleared?: QuoteValues;
  /** Values that came by the address: what they replaced, or they themselves once that is brought back. */
  taken?: { others: TechnicalValues; isUndone: boolean; isSwappable: boolean };
  /** Products chosen before those of the address, until somebody says whether they are to stay. */
  others?: readonly ProductId[];
  /** The address's latest request, while the form is open. */
  asked?: string;
  arrivals: readonly string[];
};

/** Request of an address, at its place in the tab's history. */
type Arrival = {
  place: string;
  products: readonly ProductId[];
  values: TechnicalValues;
};

/** Values typed in this tab and not yet sent: known fields holding text, whatever else the storage contains. */
function kept(): QuoteDraft {
  const texts = Object.entries(readTab(VALUES) ?? {}).filter(
    ([name, value]) => quoteInputs.some((input) => input === name) && typeof value === 'string',
  );
  const places = readTab(ARRIVALS);
  return {
    values: withProductsApart({ ...emptyQuote, ...Object.fromEntries(texts) }),
    arrivals: Array.isArray(places) ? places.map(String) : [],
  };
}

function keep({ values, arrivals }: QuoteDraft): void {
  const written = quoteInputs.filter((input) => input !== 'website' && values[input] !== emptyQuote[input]);
  const texts = Object.fromEntries(written.map((input) => [input, values[input]]));
  keepInTab(VALUES, written.length > 0 ? texts : undefined);
  keepInTab(ARRIVALS, arrivals.length > 0 ? arrivals : undefined);
}

/** True if the draft holds nothing but the products that the last arrival asked for. */
function isAsArrived({ values, arrivals }: QuoteDraft): boolean {
  const last = arrivals.at(-1) ?? '';
  const products = new URLSearchParams(last.slice(last.indexOf(' ') + 1)).get('product') ?? '';
  const untouched = { ...emptyQuote, products };
  return quoteInputs.every((input) => input === 'website' || values[input] === untouched[input]);
}

/** Puts values into their fields and returns those that they replaced. */
function replace(values: QuoteValues, others: TechnicalValues): TechnicalValues {
  const replaced: TechnicalValues = {};
  for (const input of technicalInputs) {
    const value = others[input];
    if (value === undefined || value === values[input]) continue;
    replaced[input] = values[input];
    values[input] = value;
  }
  return replaced;
}

/** The request that a visitor writes, from page to page and through reloads, until it is sent. */
export const quoteDraft = createSlice({
  name: 'quoteDraft',
  initialState: kept,
  reducers: {
    /** The form is shown. Text typed before its code had come is newer than the draft. */
    opened: (draft, { payload }: PayloadAction<QuoteValues>) => {
      for (const input of quoteInputs) if (payload[input] !== emptyQuote[input]) draft.values[input] = payload[input];
      delete draft.taken;
      delete draft.others;
      delete draft.asked;
    },
    typed: (draft, { payload }: PayloadAction<QuoteValues>) => {
      if (quoteInputs.every((input) => payload[input] === draft.values[input])) return;
      if (payload.products !== draft.values.products) delete draft.others;
      draft.values = payload;
      delete draft.cleared;
    },
    /** Emptied by hand, which can be undone, or after sending. */
    cleared: (draft, { payload }: PayloadAction<QuoteValues | undefined>) => {
      draft.values = { ...emptyQuote };
      draft.cleared = payload;
      delete draft.taken;
      delete draft.others;
    },
    clearingUndone: (draft) => {
      draft.values = draft.cleared ?? draft.values;
      delete draft.cleared;
    },
    /**
     * Takes over what the address asks for, once for each arrival: products replace those of the arrival before, or join those
     * chosen so far once something was typed or chosen; technical values replace those of their fields. A reload and the way
     * back are no new arrivals, nor is the same in the other language: what was changed since stays changed.
     */
    arrived: (draft, { payload: { place, products, values } }: PayloadAction<Arrival>) => {
      const product = products.join(' ');
      const asked = String(new URLSearchParams({ ...(product && { product }), ...values }));
      const arrival = `${place} ${asked}`;
      const isArrival = asked !== '' && !draft.arrivals.includes(arrival);
      const isNew = isArrival && asked !== draft.asked;
      const isUntouched = isAsArrived(draft);
      draft.asked = asked;
      if (isArrival) draft.arrivals = [...draft.arrivals, arrival].slice(-50);
      if (isNew && product) {
        const others = isUntouched ? [] : productsIn(draft.values.products).filter((id) => !products.includes(id));
        draft.values.products = productsIn([...others, ...products].join(' ')).join(' ');
        if (others.length > 0) draft.others = others;
        else delete draft.others;
      }
      if (!isNew || !Object.values(values).some(Boolean)) return;
      const others = replace(draft.values, changesBy(values, draft.values));
      const isSwappable = technicalInputs.some((input) => (others[input] ?? emptyQuote[input]) !== emptyQuote[input]);
      draft.taken = { others, isUndone: false, isSwappable };
    },
    /** Says whether the products chosen before stay beside those of the address. */
    othersSettled: (draft, { payload: stay }: PayloadAction<boolean>) => {
      const { values, others = [] } = draft;
      if (!stay)
        values.products = productsIn(values.products)
          .filter((id) => !others.includes(id))
          .join(' ');
      delete draft.others;
    },
    /** Brings back what the values of the address replaced, and then them again. */
    takenSwapped: ({ values, taken }) => {
      if (!taken) return;
      taken.others = replace(values, taken.others);
      taken.isUndone = !taken.isUndone;
    },
  },
  selectors: {
    selectValues: ({ values }) => values,
    selectCleared: ({ cleared: lost }) => lost,
    selectTaken: ({ taken }) => taken,
    selectOthers: ({ others }) => others,
  },
}).injectInto(rootReducer);

export const { opened, typed, cleared, clearingUndone, arrived, othersSettled, takenSwapped } = quoteDraft.actions;
export const { selectValues, selectCleared, selectTaken, selectOthers } = quoteDraft.selectors;

const keeper = createListenerMiddleware<WithSlice<typeof quoteDraft>>();
keeper.startListening({
  predicate: (_action, { quoteDraft: now }, { quoteDraft: before }) => now !== before,
  effect: (_action, listening) => keep(listening.getState().quoteDraft),
});
// The files of the request go the way of what was typed.
keeper.startListening({
  actionCreator: cleared,
  effect: ({ payload }, { dispatch }) => void dispatch(payload ? setAside() : handedOver()),
});
keeper.startListening({
  actionCreator: clearingUndone,
  effect: (_action, { dispatch }) => void dispatch(broughtBack()),
});
keeper.startListening({
  predicate: (action, { quoteDraft: now }, { quoteDraft: before }) =>
    typed.match(action) && before.cleared !== undefined && now.cleared === undefined,
  effect: (_action, { dispatch }) => void dispatch(letGo()),
});
extendStore(quoteDraft, keeper.middleware);
