/** Id of the heading that names what is open: a board's list or a post's form. */
export const POSTS_HEADING = 'posts-title';

/** Where the keyboard goes on when what had the focus has gone. */
export function focusPostsHeading(): void {
  document.querySelector<HTMLElement>(`#${POSTS_HEADING}`)?.focus({ preventScroll: true });
}

/** Brings the beginning of what was just opened into view. */
export function showPostsHeading(): void {
  document.querySelector(`#${POSTS_HEADING}`)?.scrollIntoView({ block: 'nearest' });
}
