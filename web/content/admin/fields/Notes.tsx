import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

import type { FieldConflict, FieldProblem } from '@shared/content/content-editing.types';

import { wholeNumber } from '@/lib/format/wholeNumber';
import { useText } from '@/lib/locale';
import type { Language } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { keyOf, useFieldTools } from './context';
import { conflictTexts, problemTexts } from './fields.text';
import { wordsIn } from './values';

const { colour } = tokens;

const Panel = styled('div')({
  display: 'grid',
  gap: '0.5rem',
  marginTop: '0.5rem',
  padding: '0.75rem',
  border: `1px solid ${colour.hot}`,
  borderRadius: tokens.radius.small,
  background: colour.hotTint,
  fontSize: tokens.size.small,
  // Not below the buttons that stay in view, and not behind the header.
  scrollMarginBlock: '8rem 10rem',
  [tokens.media.low]: { scrollMarginBlock: 0 },
  '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& strong': { display: 'block' },
});
const Answers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

const ProblemLine = styled('p')({ margin: 0, fontSize: tokens.size.small, fontWeight: 600, color: colour.bad });

/** Of a whole list the beginning is enough: characters. */
const MOST_SHOWN = 3000;

/** Words for a field's problem. */
export function useProblemWords() {
  const text = useText();
  return ({ problem, limit }: FieldProblem) =>
    text(problemTexts[problem])(limit === undefined ? '' : wholeNumber(limit));
}

/** Notes at a field: its problem, and somebody else's text. */
export function useNotes(path: string, language?: Language) {
  const wordsOf = useProblemWords();
  const { problems, conflicts } = useFieldTools();
  const key = keyOf({ path, language });
  const problem = problems.get(key);
  return { problem: problem && wordsOf(problem), conflict: conflicts.get(key) };
}

/** Both texts of a field that two people changed, and the choice between them. */
export function ConflictNote({ conflict }: { conflict: FieldConflict | undefined }) {
  const text = useText();
  const { settle } = useFieldTools();
  const panel = useRef<HTMLDivElement>(null);
  const isAsked = conflict !== undefined;
  useEffect(() => {
    if (isAsked) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  if (!conflict) return null;
  const shown = (value: unknown) => wordsIn(value).slice(0, MOST_SHOWN) || text(conflictTexts.empty);
  return (
    <Panel ref={panel} role="group" aria-label={text(conflictTexts.title)}>
      <p role="alert">{text(conflictTexts.title)}</p>
      <p>
        <strong>{text(conflictTexts.mine)}</strong>
        {shown(conflict.mine)}
      </p>
      <p>
        <strong>{text(conflictTexts.theirs)}</strong>
        {shown(conflict.theirs)}
      </p>
      <Answers>
        <Button size="small" variant="outlined" onClick={() => settle(conflict, true)}>
          {text(conflictTexts.chooseMine)}
        </Button>
        <Button size="small" variant="outlined" onClick={() => settle(conflict, false)}>
          {text(conflictTexts.chooseTheirs)}
        </Button>
      </Answers>
    </Panel>
  );
}

/** Both, for a field that is no single input. */
export function FieldNotes({ path }: { path: string }) {
  const { problem, conflict } = useNotes(path);
  return (
    <>
      {problem && <ProblemLine>{problem}</ProblemLine>}
      <ConflictNote conflict={conflict} />
    </>
  );
}
