/** Until when somebody is signed in here; the page's first script asks for it, too. */
export const EDITOR_UNTIL = 'editor-until';

/** The page that was looked at before the quote form; the first script of a page notes it, which may never wake. */
export const PAGE_BEFORE_QUOTE = 'page-before-quote';
