import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, useState } from 'react';
import type { FocusEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import type { DocumentState, OpenDocument, Plan } from '@shared/content/content-editing.types';
import { listOf } from '@shared/content/fields/view';

import { Editor } from '@/admin/Editor';
import { PreviewDialog } from '@/admin/PreviewDialog';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { CONTENT_HEADING, pathToDocument, useContentAddress } from './address';
import { usePreviewDocumentMutation } from './api';
import type { ContentAdminProps } from './ContentAdmin';
import { documentTexts } from './content.text';
import { FieldContext, focusPlace, placeOf } from './fields/context';
import type { FieldPlace, Removed } from './fields/context';
import { DocumentFields } from './fields/Fields';
import { languageTexts } from './fields/fields.text';
import { leafAt, valueAt } from './fields/values';
import { Leaving } from './Leaving';
import { Preview } from './preview/Preview';
import type { LoadPreview } from './preview/Preview';
import { Conflicts, PageProblems, Problems } from './Problems';
import { PublishingFoot } from './Publishing';
import { SaveState } from './SaveState';
import { heldWords } from './states';
import { Undo } from './Undo';
import { useDraft } from './useDraft';
import { shownProblems, usePublishing } from './usePublishing';
import { useTools } from './useTools';

/** From here on the page is shown beside the form. */
const WIDE = '(min-width: 1200px)';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem',
  [`@media ${WIDE}`]: { '&[data-wide]': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
});
const Beside = styled('div')({
  position: 'sticky',
  top: `calc(${tokens.headerHeight.wide} + 1rem)`,
  height: `calc(100vh - ${tokens.headerHeight.wide} - 2rem)`,
});
const All = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem',
  marginBlock: '1rem',
  // Not below the buttons that stay in view, and not behind the header.
  '& [data-path]': { scrollMarginBlock: '8rem 10rem', [tokens.media.low]: { scrollMarginBlock: 0 } },
});
const Messages = styled('div')({ display: 'grid', gap: '0.75rem', '&:not(:empty)': { marginTop: '1rem' } });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem' });

type DocumentFormProps = ContentAdminProps & { opened: OpenDocument; onDiscarded: () => void };

/** A document's fields in both languages, saved by themselves, beside the page that they make. */
export function DocumentForm({ opened, nameOf, loadBuiltPictures, onDiscarded }: DocumentFormProps) {
  const text = useText();
  const own = useLanguage();
  const navigate = useNavigate();
  const { name, fields, title, path: pagePath } = opened;
  const hasPage = pagePath !== null;
  const { listHref, historyHref, field } = useContentAddress();
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const [shown, setShown] = useState<DocumentState>(opened);
  const setPlan = (scheduled: Plan | null) => setShown((now) => ({ ...now, scheduled }));
  const { draft, state, isDirty } = useDraft(opened, setShown, setPlan);
  const publishing = usePublishing(name, draft, setShown);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [focused, setFocused] = useState<string>();
  const [removed, setRemoved] = useState<Removed>();
  const [revealed, setRevealed] = useState<FieldPlace | undefined>(field ? { path: field } : undefined);
  // Once all that it is folded away in is open.
  useEffect(() => {
    if (revealed) focusPlace(revealed);
  }, [revealed]);
  const lead = (place: FieldPlace) => {
    setIsPreviewing(false);
    setRevealed({ ...place, path: leafAt(fields, place.path).path });
  };

  const { asked, pages } = publishing;
  const hasConflicts = state.conflicts.length > 0;
  const problems = useMemo(() => shownProblems(state.problems, asked), [state.problems, asked]);
  const tools = useTools({
    fields,
    draft,
    problems,
    conflicts: state.conflicts,
    revealed,
    onRemoved: setRemoved,
    loadBuiltPictures,
  });
  const load = useLoadPreview(name);
  const preview = (
    <Preview
      name={name}
      value={state.shown}
      languages={languageTexts}
      focused={focused}
      onPick={({ document, ...place }) =>
        document === name ? lead(place) : void navigate(pathToDocument(own, document, place.path))
      }
      load={load}
    />
  );
  return (
    <Columns data-wide={hasPage || undefined}>
      <div onFocus={({ target }: FocusEvent) => setFocused(placeOf(target)?.path)}>
        <Editor
          id={CONTENT_HEADING}
          title={title}
          backTo={listHref}
          lead={
            <Ways>
              <SaveState draft={draft} state={state} shown={shown} isDirty={isDirty} />
              <Button size="small" component={Link} to={historyHref}>
                {text(documentTexts.history)}
              </Button>
              {hasPage && !isWide && (
                <Button size="small" variant="outlined" onClick={() => setIsPreviewing(true)}>
                  {text(documentTexts.preview)}
                </Button>
              )}
            </Ways>
          }
        >
          <Messages>
            {asked.length > 0 && problems.length > 0 && <Problems fields={fields} problems={problems} onLead={lead} />}
            {hasConflicts && <Conflicts fields={fields} conflicts={state.conflicts} onLead={lead} />}
            {pages.length > 0 && <PageProblems pages={pages} nameOf={nameOf} />}
            {state.isJoined && (
              <Alert severity="info" role="status" onClose={() => draft.set({ isJoined: false })}>
                {text(documentTexts.joined)}
              </Alert>
            )}
          </Messages>
          <FieldContext value={tools}>
            <All>
              <DocumentFields fields={fields} value={state.shown} />
            </All>
          </FieldContext>
          <PublishingFoot
            state={shown}
            isChanged={state.isChanged}
            isDirty={isDirty}
            held={heldWords(state, isDirty)}
            publishing={publishing}
            loadBuiltPictures={loadBuiltPictures}
            onCancelled={() => setPlan(null)}
            onDiscarded={() => {
              draft.forget();
              onDiscarded();
            }}
          />
        </Editor>
        <Undo
          removed={removed}
          onEnd={() => setRemoved(undefined)}
          onUndo={({ list, index, entry }) => {
            setRemoved(undefined);
            draft.change(list, listOf(valueAt(draft.get().shown, list)).toSpliced(index, 0, entry));
          }}
        />
        <Leaving draft={draft} isDirty={isDirty} isSaving={state.isSaving} hasConflicts={hasConflicts} />
      </div>
      {hasPage && isWide && <Beside>{preview}</Beside>}
      <PreviewDialog
        isOpen={isPreviewing && !isWide}
        title={text(documentTexts.preview)}
        close={text(documentTexts.close)}
        onClose={() => setIsPreviewing(false)}
      >
        <div style={{ height: '70dvh' }}>{preview}</div>
      </PreviewDialog>
    </Columns>
  );
}

/** Asks for the page that a document would make. */
function useLoadPreview(name: string): LoadPreview {
  const [ask] = usePreviewDocumentMutation();
  return (input, then) => {
    let isWanted = true;
    const request = ask({ name, ...input });
    void request.then(({ data }) => isWanted && then(data?.html));
    return () => {
      isWanted = false;
      request.abort();
    };
  };
}
