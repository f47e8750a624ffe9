/** One page of a list; `page` counts from 1. */
export type Page<Item> = {
  items: Item[];
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
};
