import type { Page } from '../../../shared/words/page.types.js';

/** A page of a list of `total` items; a list without items has one empty page. */
export const pageOf = <Item>(
  items: Item[],
  total: number,
  { page, pageSize }: { page: number; pageSize: number },
): Page<Item> => ({
  items,
  total,
  page,
  pageSize,
  pageCount: Math.max(1, Math.ceil(total / pageSize)),
});
