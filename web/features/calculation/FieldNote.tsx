import { lazily } from './lazily';

/** A line under a number or a unit of the sheet; its code comes when it is first shown. */
export const FieldNote = lazily(async () => (await import('./FieldNoteLine')).FieldNoteLine);
