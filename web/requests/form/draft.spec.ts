/** @jest-environment jsdom */
import type { WithSlice } from '@reduxjs/toolkit';

import { emptyQuote } from '@shared/questionnaire/form';
import { productsIn } from '@shared/questionnaire/products';

import { createStore } from '@/lib/store';

import { added, arrived as fileArrived, formFiles } from './files/formFiles';
import { arrived, cleared, clearingUndone, opened, othersSettled, quoteDraft, takenSwapped, typed } from './draft';

const quote = (values: Partial<typeof emptyQuote>) => ({ ...emptyQuote, ...values });

const draftOf = (state: object) => quoteDraft.selectSlice(state as WithSlice<typeof quoteDraft>);

/** A tab that was just loaded, with what its storage holds. */
function tab() {
  const store = createStore();
  const arrive = (place: string, wanted = '', values = {}) =>
    store.dispatch(arrived({ place, products: productsIn(wanted), values }));
  return { ...store, arrive, draft: () => draftOf(store.getState()) };
}

beforeEach(() => sessionStorage.clear());

describe('the draft', () => {
  it('is what was typed in the tab, without what the trap holds', () => {
    tab().dispatch(typed(quote({ company: 'Hanbit', website: 'spam' })));
    expect(tab().draft().values).toEqual(quote({ company: 'Hanbit' }));
    expect(JSON.parse(sessionStorage.getItem('quote-draft') ?? '')).not.toHaveProperty('website');
  });

  it.each(['{', 'null', '"text"', '5', '{"company":1,"unknown":"x"}'])(
    'is empty when the storage holds %s',
    (stored) => {
      sessionStorage.setItem('quote-draft', stored);
      expect(tab().draft().values).toEqual(emptyQuote);
    },
  );

  it.each([
    ['문의 제품: 스파이럴 열교환기\n두 대', 'spiral-heat-exchanger', '두 대'],
    ['Product: Ball tank\n', 'ball-tank', ''],
    ['Product: Ball tank, two units', '', 'Product: Ball tank, two units'],
    ['Two units\nProduct: Ball tank', '', 'Two units\nProduct: Ball tank'],
  ])('has the product chosen that one from before the choice names first: %j', (former, products, comment) => {
    sessionStorage.setItem('quote-draft', JSON.stringify({ comment: former }));
    expect(tab().draft().values).toEqual(quote({ products, comment }));
  });

  it('keeps what was typed before the code of the page had come', () => {
    tab().dispatch(typed(quote({ company: 'old', name: 'Kim', flowUnit: 'L/min' })));
    const { dispatch, draft } = tab();
    dispatch(opened(quote({ company: 'typed now', flowUnit: 'kg/h' })));
    expect(draft().values).toEqual(quote({ company: 'typed now', name: 'Kim', flowUnit: 'kg/h' }));
  });

  it('comes back after it was cleared, until something else is typed', () => {
    const { dispatch, draft } = tab();
    const values = quote({ company: 'Hanbit' });
    for (const action of [typed(values), cleared(values), typed(emptyQuote)]) dispatch(action);
    expect(draft()).toMatchObject({ values: emptyQuote, cleared: values });
    dispatch(clearingUndone());
    expect(draft().values).toEqual(values);
    for (const action of [cleared(values), typed(quote({ name: 'Lee' }))]) dispatch(action);
    expect(draft().cleared).toBeUndefined();
    dispatch(clearingUndone());
    expect(draft().values).toEqual(quote({ name: 'Lee' }));
  });

  it('is gone from the tab after sending', () => {
    const { dispatch } = tab();
    for (const action of [typed(quote({ company: 'Hanbit' })), cleared(undefined)]) dispatch(action);
    expect(tab().draft().values).toEqual(emptyQuote);
  });
});

describe('the files of a draft', () => {
  const file = { id: 'a', name: 'a.pdf', size: 1, state: 'queued', share: 0 } as const;
  let asked: string[];

  /** A tab with a file that has arrived. */
  function tabWithFile() {
    const store = tab();
    store.dispatch(added([file]));
    store.dispatch(
      fileArrived({ id: 'a', sent: { file: 'token', name: 'a.pdf', size: 1, kind: 'pdf' }, at: Date.now() }),
    );
    const count = () => formFiles.selectSlice(store.getState() as unknown as WithSlice<typeof formFiles>).list.length; // it joins when loaded
    return { ...store, count };
  }

  beforeEach(() => {
    asked = [];
    class FakeRequest {
      constructor(readonly url: string) {}
      clone() {
        return this;
      }
    }
    const fakeFetch = async ({ url }: FakeRequest) => {
      asked.push(url);
      throw new TypeError('Failed to fetch');
    };
    Object.assign(globalThis, { Request: FakeRequest, fetch: fakeFetch });
  });
  // Long enough for a request to be made.
  const later = () => new Promise((resolve) => setTimeout(resolve));

  it('are cleared with it, and come back with it until something is typed', async () => {
    const { dispatch, count } = tabWithFile();
    dispatch(typed(quote({ company: 'Hanbit' })));
    dispatch(cleared(quote({ company: 'Hanbit' })));
    expect(count()).toBe(0);
    dispatch(clearingUndone());
    expect(count()).toBe(1);
    dispatch(cleared(quote({ company: 'Hanbit' })));
    await later();
    expect(asked).toEqual([]);
    dispatch(typed(quote({ name: 'Lee' })));
    dispatch(clearingUndone());
    expect(count()).toBe(0);
    await later();
    expect(asked).toHaveLength(1);
  });

  it('are the office’s once it is sent: nobody takes them back', async () => {
    const { dispatch, count } = tabWithFile();
    dispatch(cleared());
    expect(count()).toBe(0);
    await later();
    expect(asked).toEqual([]);
  });
});

describe('an arrival', () => {
  it('adds its products to those chosen, once', () => {
    const { arrive, dispatch, draft } = tab();
    arrive('a', 'spiral-heat-exchanger');
    expect(draft().values.products).toBe('spiral-heat-exchanger');
    dispatch(typed(quote({ comment: 'Two units' })));
    // The same in the other language, and the way back.
    for (const place of ['b', 'a']) arrive(place, 'spiral-heat-exchanger');
    expect(draft().values.products).toBe('');
    arrive('c', 'ball-tank,gas-cooler');
    arrive('d', 'heat-exchanger');
    expect(draft().values).toEqual(quote({ products: 'heat-exchanger gas-cooler ball-tank', comment: 'Two units' }));
    arrive('e', 'unknown');
    expect(draft().values.products).toBe('heat-exchanger gas-cooler ball-tank');
  });

  it('replaces the products of the arrival before while nothing is typed, through reloads too', () => {
    tab().arrive('a', 'ball-tank');
    const { arrive, draft } = tab();
    arrive('b', 'gas-cooler');
    arrive('c', 'heat-exchanger');
    expect(draft().values).toEqual(quote({ products: 'heat-exchanger' }));
    expect(draft().others).toBeUndefined();
  });

  it.each([
    ['typed', { products: 'ball-tank', comment: 'Two units' }],
    ['chosen', { products: 'ball-tank gas-cooler' }],
  ])('asks whether products chosen before stay once something was %s', (_, values) => {
    const { arrive, dispatch, draft } = tab();
    arrive('a', 'ball-tank');
    const typedValues = quote({ ...values, products: productsIn(values.products).join(' ') });
    dispatch(typed(typedValues));
    arrive('b', 'heat-exchanger');
    const others = productsIn(values.products);
    expect(draft().others).toEqual(others);
    expect(draft().values.products).toBe(['heat-exchanger', ...others].join(' '));
    dispatch(othersSettled(false));
    expect(draft().values).toEqual({ ...typedValues, products: 'heat-exchanger' });
    expect(draft().others).toBeUndefined();
  });

  it('keeps the products chosen before that are to stay, and asks no more once the choice was changed', () => {
    const { arrive, dispatch, draft } = tab();
    dispatch(typed(quote({ products: 'ball-tank' })));
    arrive('a', 'heat-exchanger');
    dispatch(othersSettled(true));
    expect(draft()).toMatchObject({ values: { products: 'heat-exchanger ball-tank' } });
    arrive('b', 'gas-cooler');
    expect(draft().others).toEqual(['heat-exchanger', 'ball-tank']);
    dispatch(typed(quote({ products: 'gas-cooler' })));
    expect(draft().others).toBeUndefined();
  });

  it('is none after a reload or on the way back, as long as the tab lives', () => {
    const first = tab();
    first.arrive('a', 'ball-tank');
    first.dispatch(typed(emptyQuote));
    const { arrive, draft } = tab();
    arrive('a', 'ball-tank');
    expect(draft().values.products).toBe('');
    for (let place = 0; place < 60; place += 1) arrive(`${place}`, place % 2 ? 'ball-tank' : 'gas-cooler');
    expect(draft().arrivals).toHaveLength(50);
    expect(draft().arrivals.at(-1)).toMatch(/^59 /);
  });

  it('counts again when the form is opened again', () => {
    const { arrive, dispatch, draft } = tab();
    arrive('a', 'ball-tank');
    dispatch(typed(emptyQuote));
    dispatch(opened(emptyQuote));
    arrive('b', 'ball-tank');
    expect(draft().values.products).toBe('ball-tank');
  });

  it('replaces figures, gives them back and takes them again', () => {
    const { arrive, dispatch, draft } = tab();
    dispatch(typed(quote({ company: 'Hanbit', hotTempIn: '90', flowUnit: 'kg/h' })));
    arrive('a', undefined, { hotTempIn: '115', hotFlowRate: '20' });
    const theirs = quote({ company: 'Hanbit', hotTempIn: '115', hotFlowRate: '20' });
    expect(draft()).toMatchObject({ values: theirs, taken: { isUndone: false, isSwappable: true } });
    dispatch(takenSwapped());
    expect(draft().values).toEqual(quote({ company: 'Hanbit', hotTempIn: '90', flowUnit: 'kg/h' }));
    expect(draft().taken?.isUndone).toBe(true);
    dispatch(takenSwapped());
    expect(draft().values).toEqual(theirs);
  });

  it('has nothing to give back where nothing was typed, and takes nothing from an address of blanks', () => {
    const { arrive, draft } = tab();
    arrive('a', undefined, { hotTempIn: '' });
    expect(draft().taken).toBeUndefined();
    arrive('b', undefined, { hotTempIn: '115' });
    expect(draft().taken).toMatchObject({ isSwappable: false });
  });
});
