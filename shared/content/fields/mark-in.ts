import { fieldsOf } from '../../words/records.js';

/** The mark of a figure or a date of a view, to stand behind its words; blank where the view is not marked. */
export function markIn(view: object, name: string): string {
  const mark = fieldsOf(fieldsOf(view).marks)[name];
  return typeof mark === 'string' ? mark : '';
}
