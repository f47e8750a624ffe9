import { languages } from '../common/localized.types.js';
import type { Language, Localized } from '../common/localized.types.js';
import { recordOf } from '../common/records.js';
import { problemsOf } from '../content/check.js';
import { settled } from '../content/clean.js';
import { isDifferent } from '../content/differences.js';

import type { DocumentState, FieldProblem, OpenDocument } from './content-editing.types.js';
import type { PagesRenderer } from './pages-renderer.js';
import type { HeldDocument } from './stored-content.service.js';

type Pictures = Pick<PagesRenderer, 'knowsPicture'>;

/** The draft as it would be published. */
export const settledOf = ({ described, value }: HeldDocument) => settled(described.fields, value);

/** What keeps the draft from being published in a language, or in any. */
export const problemsIn = (held: HeldDocument, pictures: Pictures, language?: Language): FieldProblem[] =>
  problemsOf(held.described.fields, settledOf(held), (name) => pictures.knowsPicture(name), language);

/** Whether the draft differs from what each language shows. */
export function changesOf(held: HeldDocument): Localized<boolean> {
  const value = settledOf(held);
  const { fields } = held.described;
  return recordOf(languages.map((each) => [each, isDifferent(fields, held.shown[each], value, each)]));
}

export function stateOf(held: HeldDocument): DocumentState {
  const { name, described, record, shown } = held;
  const { title, path } = described;
  const { published, scheduled } = record;
  return {
    name,
    title,
    path,
    published: recordOf(
      languages.map((each) => [
        each,
        { number: published[each].number, at: published[each].at?.toISOString() ?? null },
      ]),
    ),
    isChanged: changesOf(held),
    isSample: languages.some((each) => shown[each].isSample === true),
    scheduled: scheduled && { at: scheduled.at.toISOString(), languages: scheduled.languages },
  };
}

export function openedOf(held: HeldDocument, pictures: Pictures): OpenDocument {
  const { described, record, value } = held;
  return {
    ...stateOf(held),
    fields: described.fields,
    value,
    revision: record.revision,
    problems: problemsIn(held, pictures),
  };
}
