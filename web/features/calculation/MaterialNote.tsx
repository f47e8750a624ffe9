import { lazily } from './lazily';

/** What is to be said of a material chosen, or left open; its code comes when it is first shown. */
export const MaterialNote = lazily(async () => (await import('./MaterialNoteLines')).MaterialNoteLines);
