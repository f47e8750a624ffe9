import { useMemo } from 'react';

import type { FieldConflict, FieldProblem, Fields } from '@shared/content/content-editing.types';

import type { Draft } from './draft';
import { keyOf } from './fields/context';
import type { FieldTools } from './fields/context';
import { leafAt } from './fields/values';

type Given = Pick<FieldTools, 'revealed' | 'onRemoved' | 'loadBuiltPictures'> & {
  fields: Fields;
  draft: Draft;
  problems: readonly FieldProblem[];
  conflicts: readonly FieldConflict[];
};

/** The form's functions for the fields; the same object while somebody types, because the fields are many. */
export function useTools(given: Given): FieldTools {
  const { fields, draft, problems, conflicts, revealed, onRemoved, loadBuiltPictures } = given;
  return useMemo(() => {
    const byField = <Said extends FieldProblem | FieldConflict>(all: readonly Said[]) =>
      new Map(all.map((each) => [keyOf({ ...each, path: leafAt(fields, each.path).path }), each]));
    return {
      change: draft.change,
      settle: draft.settle,
      problems: byField(problems),
      conflicts: byField(conflicts),
      revealed,
      onRemoved,
      loadBuiltPictures,
    };
  }, [fields, draft, problems, conflicts, revealed, onRemoved, loadBuiltPictures]);
}
