import { useLocation, useSearchParams } from 'react-router-dom';

import { keysOf } from '@shared/words/records';

/** Longest search text the server takes. */
export const SEARCH_MAX = 100;

/** A value that the address keeps; the usual one is left out, and stands for whatever makes no sense there. */
export type Param<Value> = { usual: Value; read: (text: string) => Value | undefined };

/** Filter of a list: each value under its name in the address. */
export type FilterParams<Filter> = { readonly [Name in keyof Filter]: Param<Filter[Name]> };

export const searchParam: Param<string> = { usual: '', read: (text) => text.slice(0, SEARCH_MAX) };

export const pageParam: Param<number> = {
  usual: 1,
  read: (text) => {
    const page = Number(text);
    return Number.isSafeInteger(page) && page > 0 ? page : undefined;
  },
};

/** One of a few values. */
export function choiceParam<Choice extends string | number, Usual extends Choice | undefined = undefined>(
  choices: readonly Choice[],
  usual?: Usual,
): Param<Choice | Usual> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- left out, it is undefined, as its type then says
  return { usual: usual as Usual, read: (text) => choices.find((choice) => String(choice) === text) };
}

/** Reads a filter from the address. */
export function filterIn<Filter extends object>(params: FilterParams<Filter>, address: URLSearchParams): Filter {
  const values = Object.entries<Param<unknown>>(params).map(([name, { usual, read }]) => [
    name,
    read(address.get(name) ?? '') ?? usual,
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a value for each of its params
  return Object.fromEntries(values) as Filter;
}

/** The filter as the server takes it: what is usual is left out, and blanks around a search text. */
export function filterQuery<Filter extends object>(params: FilterParams<Filter>, filter: Partial<Filter>) {
  const query = new URLSearchParams();
  for (const name of keysOf(filter)) {
    const value: unknown = filter[name];
    const said = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
    if (said && value !== params[name].usual) query.set(name, said);
  }
  return query;
}

type Change = Readonly<Record<string, string | undefined>>;

/** An address with some of it changed; undefined and empty take a value out. */
export function changed(address: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** An address with another filter; a list that is chosen otherwise starts again on page 1. */
export function withFilter<Filter extends object>(
  params: FilterParams<Filter>,
  address: URLSearchParams,
  change: Partial<Filter>,
): URLSearchParams {
  const values = keysOf(change).map((name) => {
    const isUsual = change[name] === params[name].usual;
    return [name, isUsual ? undefined : String(change[name])];
  });
  return changed(address, { page: undefined, ...Object.fromEntries(values) });
}

/**
 * State of the screen, kept in the address so that reload and back work: a list's filter, and what is opened over it.
 * `tab` is the area of the manage page that every address names.
 */
export function useAddress<Filter extends object>(params: FilterParams<Filter>, tab?: string) {
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const here = tab ? changed(address, { tab }) : address;
  /**
   * Changes the browser's own address: the one on screen may still be on its way there, with a change of its own. A visitor on
   * the way to another page or tab is not called back.
   */
  const setTo = (make: (current: URLSearchParams) => URLSearchParams, options?: { replace: boolean }) => {
    const own = new URLSearchParams(window.location.search);
    const current = tab && !own.has('tab') ? changed(own, { tab }) : own;
    const isLeaving = window.location.pathname !== pathname || current.get('tab') !== here.get('tab');
    if (!isLeaving) setAddress(make(current), options);
  };
  return {
    address,
    filter: filterIn(params, address),
    /** Typing replaces the address instead of filling the history. */
    changeFilter: (change: Partial<Filter>, options?: { replace: boolean }) =>
      setTo((current) => withFilter(params, current, change), options),
    pageHref: (page: number) => `?${changed(here, { page: page > 1 ? String(page) : undefined })}`,
    /** Address with something else opened, or closed; the list stays where it was. */
    hrefWith: (change: Change) => `?${changed(here, change)}`,
    go: (change: Change, options?: { replace: boolean }) => setTo((current) => changed(current, change), options),
    /** Another view of the same area, or its list without anything. */
    hrefOf: (view: Change = {}) => `?${changed(new URLSearchParams(), { tab: here.get('tab') ?? undefined, ...view })}`,
  };
}
