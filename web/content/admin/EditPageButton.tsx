import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import type { DocumentState } from '@shared/content/content-editing.types';

import { CONTENT_ID, showContent } from '@/lib/content';
import type { PageContent } from '@/lib/content';
import { errorBodyOf } from '@/lib/failure';
import { useLanguage, useText } from '@/lib/locale';
import { pageAt } from '@/lib/paths';
import { useSiteStore } from '@/lib/useSiteStore';
import { tokens } from '@/theme/tokens';

import { pathToDocument } from './address';
import { useDocumentsQuery, useLazyMarkedPageQuery } from './api';
import { editPageTexts } from './content.text';
import { markEditor } from './editorMark';
import { pathAt } from './preview/markedFields';

const { colour, media, space } = tokens;

// Between header and page, where it covers nothing. It floats only while a text is looked for, wherever on the page.
const Place = styled('aside')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  padding: `0.5rem ${space.gutter}`,
  borderBottom: `1px solid ${colour.line}`,
  background: colour.white,
  '&[data-picking]': {
    position: 'fixed',
    left: '1rem',
    bottom: 'max(1rem, env(safe-area-inset-bottom))',
    zIndex: tokens.layer.quickMenu,
    maxWidth: 'calc(100vw - 6rem)',
    padding: '0.5rem',
    border: `1px solid ${colour.line}`,
    borderRadius: tokens.radius.large,
    boxShadow: tokens.shadow.raised,
    [media.low]: { position: 'static', maxWidth: 'none' },
  },
  '& p': { flexBasis: '100%', margin: 0, fontSize: tokens.size.small },
  '& p:empty': { display: 'none' },
  '@media print': { display: 'none' },
});

/** The page that a document is seen on. */
const pageOf = ({ path }: DocumentState) => (path === null ? undefined : pageAt(`/ko${path.replace(/#.*/, '')}`));

/** The ways from a page to its content: its documents by name, or a click on a text. */
export function EditPageButton() {
  const text = useText();
  const language = useLanguage();
  const page = pageAt(useLocation().pathname);
  const { data, error } = useDocumentsQuery();
  const [shown, setShown] = useState<'closed' | 'ways' | 'picking'>('closed');
  const isRefused = errorBodyOf(error)?.code === 'unauthenticated';
  useEffect(() => {
    if (isRefused) markEditor(undefined);
  }, [isRefused]);
  const own = data?.documents.filter((document) => pageOf(document) === page) ?? [];
  const [first] = own;
  if (!first || page === undefined) return null;
  return (
    <Place aria-label={text(editPageTexts.name)} data-picking={shown === 'picking' || undefined}>
      {shown === 'closed' && (
        <Button size="small" variant="contained" aria-expanded={false} onClick={() => setShown('ways')}>
          {text(editPageTexts.name)}
        </Button>
      )}
      {shown === 'ways' && (
        <>
          {own.map(({ name, title }) => (
            <Button key={name} size="small" component={Link} to={pathToDocument(language, name)}>
              {text(title)}
            </Button>
          ))}
          <Button size="small" variant="outlined" onClick={() => setShown('picking')}>
            {text(editPageTexts.pick)}
          </Button>
          <Button size="small" onClick={() => setShown('closed')}>
            {text(editPageTexts.stop)}
          </Button>
        </>
      )}
      {shown === 'picking' && <Picking name={first.name} onStop={() => setShown('closed')} />}
    </Place>
  );
}

/** The words that a page brings. */
function wordsIn(html: string): PageContent['views'] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return JSON.parse(page.getElementById(CONTENT_ID)?.textContent ?? '{}');
}

/** Shows the words of a page with marks that say which field each comes from, as long as they are wanted. */
function useMarks(name: string): 'loading' | 'shown' | 'failed' {
  const language = useLanguage();
  const store = useSiteStore();
  const [load] = useLazyMarkedPageQuery();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  useEffect(() => {
    let isWanted = true;
    let putBack = () => {};
    const show = ({ data }: { data?: { html: string } }) => {
      if (!isWanted) return;
      if (data) putBack = showContent(store, language, wordsIn(data.html));
      setState(data ? 'shown' : 'failed');
    };
    void load({ name, language }).then(show);
    return () => {
      isWanted = false;
      putBack();
    };
  }, [load, name, language, store]);
  return state;
}

const pickingTexts = { loading: editPageTexts.loading, shown: editPageTexts.picking, failed: editPageTexts.failed };

type PickingProps = {
  /** Name of a document that the page shows. */
  name: string;
  onStop: () => void;
};

/** A click on any text or picture leads to its field. */
function Picking({ name, onStop }: PickingProps) {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const marks = useMarks(name);
  const [isMissing, setIsMissing] = useState(false);

  const pick = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('aside')) return;
    event.preventDefault();
    event.stopPropagation();
    const [found, ...path] = pathAt(document, event)?.split('.') ?? [];
    setIsMissing(found === undefined);
    if (found !== undefined) void navigate(pathToDocument(language, found, path.join('.')));
  });
  const stop = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onStop());
  useEffect(() => {
    window.addEventListener('click', pick, true);
    window.addEventListener('keydown', stop);
    return () => {
      window.removeEventListener('click', pick, true);
      window.removeEventListener('keydown', stop);
    };
  }, []);
  return (
    <>
      <p role="status">{text(isMissing && marks === 'shown' ? editPageTexts.notFound : pickingTexts[marks])}</p>
      <Button size="small" variant="outlined" onClick={onStop}>
        {text(editPageTexts.stop)}
      </Button>
    </>
  );
}
