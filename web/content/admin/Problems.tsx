import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

import type { FieldConflict, FieldProblem, Fields, PageProblem } from '@shared/content/content-editing.types';

import { useLanguage, useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { documentTexts, pageProblemTexts, publishTexts } from './content.text';
import { keyOf } from './fields/context';
import type { FieldPlace } from './fields/context';
import { languageTexts, wholeText } from './fields/fields.text';
import { useProblemWords } from './fields/Notes';
import { labelsOf } from './fields/values';

const List = styled('ul')({ margin: '0.5rem 0 0', paddingLeft: '1.25rem' });

const Words = styled('span')({ marginLeft: '0.5rem' });

type Leading = { fields: Fields; onLead: (place: FieldPlace) => void };
type ProblemsProps = Leading & { problems: readonly FieldProblem[] };

/** Problems that prevent publishing, each a link to its field. */
export function Problems({ problems, ...leading }: ProblemsProps) {
  const text = useText();
  const wordsOf = useProblemWords();
  return (
    <Alert severity="error">
      {text(publishTexts.refused)}
      <List>
        {problems.map((problem) => (
          <li key={`${keyOf(problem)} ${problem.problem}`}>
            <FieldLink place={problem} {...leading} />
            <Words>{wordsOf(problem)}</Words>
          </li>
        ))}
      </List>
    </Alert>
  );
}

type ConflictsProps = Leading & { conflicts: readonly FieldConflict[] };

/** Texts still to be chosen, each a link to its field: it may be folded away. */
export function Conflicts({ conflicts, ...leading }: ConflictsProps) {
  const text = useText();
  return (
    <Alert severity="warning">
      {text(documentTexts.conflicts)}
      <List>
        {conflicts.map((conflict) => (
          <li key={keyOf(conflict)}>
            <FieldLink place={conflict} {...leading} />
          </li>
        ))}
      </List>
    </Alert>
  );
}

function FieldLink({ place, fields, onLead }: Leading & { place: FieldPlace }) {
  const text = useText();
  const language = useLanguage();
  const labels = labelsOf(fields, place.path, language).join(' › ') || text(wholeText);
  return (
    <Link component="button" type="button" color="error" onClick={() => onLead(place)}>
      {place.language ? `${labels} (${text(languageTexts[place.language])})` : labels}
    </Link>
  );
}

type PageProblemsProps = { pages: readonly PageProblem[]; nameOf: (path: string) => Localized };

/** Pages that the content would break. */
export function PageProblems({ pages, nameOf }: PageProblemsProps) {
  const text = useText();
  return (
    <Alert severity="error">
      {text(publishTexts.pagesRefused)}
      <List>
        {pages.map(({ path, problem, detail }) => (
          <li key={[path, problem, detail].join(' ')}>
            <strong>{text(nameOf(path))}</strong>
            <Words>{[text(pageProblemTexts[problem]), detail].filter(Boolean).join(' ')}</Words>
          </li>
        ))}
      </List>
    </Alert>
  );
}
