export type Numbering = 'up' | 'down';

/** The number of a post in its list: `up` from the newest, which is 1, or `down` from the total. `index` is from 0. */
export function postNumber(
  index: number,
  { page, pageSize, total }: { page: number; pageSize: number; total: number },
  numbering: Numbering,
): number {
  const newerPosts = (page - 1) * pageSize + index;
  return numbering === 'up' ? newerPosts + 1 : total - newerPosts;
}

/** Number of pages with a button at once. */
export type PageWindow = number | 'all';

/** The pages that have a button: up to `size` of them around the current one. */
export function pageWindow(page: number, pageCount: number, size: PageWindow): number[] {
  const length = size === 'all' ? pageCount : Math.min(size, pageCount);
  const first = Math.min(Math.max(1, page - Math.floor(length / 2)), pageCount - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
