import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, use, useCallback, useId, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { Contained } from '@/components/Section';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { noteTexts } from './note.text';

type Severity = 'warning' | 'info';
type Told = { id: string; severity: Severity; words: string };
type Notes = { isFolded: boolean; tell: (note: Told) => () => void };

const NotesContext = createContext<Notes>({ isFolded: false, tell: () => () => undefined });

const Line = styled(Alert)({
  flexWrap: 'nowrap',
  alignItems: 'center',
  marginBottom: '0.75rem',
  paddingBlock: 0,
  '& .MuiAlert-message': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .MuiAlert-action': { flex: 'none', paddingTop: 0 },
});

type NoteProps = {
  severity: Severity;
  /** The note in a sentence. */
  words: string;
  /** Answers it at once. */
  action?: ReactNode;
  /** All of it, where the sentence is not enough. */
  children?: ReactNode;
};

/** Tells administrators of something until it is settled. */
export function Note({ severity, words, action, children = words }: NoteProps) {
  const id = useId();
  const { isFolded, tell } = use(NotesContext);
  useLayoutEffect(() => tell({ id, severity, words }), [tell, id, severity, words]);
  if (isFolded) return null;
  return (
    <Alert severity={severity} role="note" sx={action ? { alignItems: 'center' } : undefined} action={action}>
      {children}
    </Alert>
  );
}

/** Folds all notes of a screen to one line on a phone, until somebody opens it. */
export function FoldedNotes({ children }: { children: ReactNode }) {
  const text = useText();
  const isNarrow = useMediaQuery(tokens.media.phone, { noSsr: true });
  const [told, setTold] = useState<readonly Told[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = isNarrow && !isOpen;
  const tell = useCallback((note: Told) => {
    setTold((all) => [...all, note]);
    return () => setTold((all) => all.filter((each) => each !== note));
  }, []);
  const notes = useMemo(() => ({ isFolded, tell }), [isFolded, tell]);
  const first = told.find(({ severity }) => severity === 'warning') ?? told[0];
  const count = text(noteTexts.count)(told.length);
  return (
    <NotesContext value={notes}>
      {isNarrow && first && (
        <Contained>
          <Line
            severity={first.severity}
            role="note"
            action={
              <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                {isOpen ? text(noteTexts.fold) : count}
              </Button>
            }
          >
            {isOpen ? count : first.words}
          </Line>
        </Contained>
      )}
      {children}
    </NotesContext>
  );
}
