import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

import type { FieldProblem, Fields, PageProblem } from '@server/content-editing/content-editing.types';

import { useLanguage, useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { pageProblemTexts, publishTexts } from './content.text';
import { keyOf } from './fields/context';
import type { FieldPlace } from './fields/context';
import { languageTexts, wholeText } from './fields/fields.text';
import { useProblemWords } from './fields/Notes';
import { labelsOf } from './fields/values';

const List = styled('ul')({ margin: '0.5rem 0 0', paddingLeft: '1.25rem' });

const Words = styled('span')({ marginLeft: '0.5rem' });

type ProblemsProps = { fields: Fields; problems: readonly FieldProblem[]; onLead: (place: FieldPlace) => void };

/** What keeps the document from being published, each a way to its field. */
export function Problems({ fields, problems, onLead }: ProblemsProps) {
  const text = useText();
  const language = useLanguage();
  const wordsOf = useProblemWords();
  const nameOf = ({ path, language: half }: FieldProblem) => {
    const labels = labelsOf(fields, path, language).join(' › ') || text(wholeText);
    return half ? `${labels} (${text(languageTexts[half])})` : labels;
  };
  return (
    <Alert severity="error">
      {text(publishTexts.refused)}
      <List>
        {problems.map((problem) => (
          <li key={`${keyOf(problem)} ${problem.problem}`}>
            <Link component="button" type="button" color="error" onClick={() => onLead(problem)}>
              {nameOf(problem)}
            </Link>
            <Words>{wordsOf(problem)}</Words>
          </li>
        ))}
      </List>
    </Alert>
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
