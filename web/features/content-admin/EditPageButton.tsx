import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import type { DocumentState } from '@server/content-editing/content-editing.types';

import { errorBodyOf } from '@/lib/failure';
import { useLanguage, useText } from '@/lib/locale';
import { pageAt } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { pathToDocument } from './address';
import { useDocumentsQuery, useLazyDocumentQuery } from './api';
import { editPageTexts } from './content.text';
import { markEditor } from './editorMark';
import { pathAt, saidWords } from './preview/findWords';

const Place = styled('aside')({
  position: 'fixed',
  left: '1rem',
  bottom: 'max(1rem, env(safe-area-inset-bottom))',
  zIndex: tokens.layer.quickMenu,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  maxWidth: 'calc(100vw - 6rem)',
  padding: '0.5rem',
  border: `1px solid ${tokens.colour.line}`,
  borderRadius: tokens.radius.large,
  background: tokens.colour.white,
  boxShadow: tokens.shadow.raised,
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
  if (!data || own.length === 0 || page === undefined) return null;
  return (
    <Place aria-label={text(editPageTexts.name)}>
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
      {shown === 'picking' && (
        <Picking documents={[...new Set([...own, ...data.documents])]} onStop={() => setShown('closed')} />
      )}
    </Place>
  );
}

type PickingProps = {
  /** Those of the page first. */
  documents: readonly DocumentState[];
  onStop: () => void;
};

/** A click on any text or picture leads to its field. */
function Picking({ documents, onStop }: PickingProps) {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [load] = useLazyDocumentQuery();
  const [isMissing, setIsMissing] = useState(false);

  const find = async (event: MouseEvent) => {
    for (const { name } of documents) {
      const { data } = await load(name, true);
      const path = data && pathAt(document, saidWords(data.fields, data.value, language), event);
      if (path !== undefined) return pathToDocument(language, name, path);
    }
    return undefined;
  };
  const pick = useEffectEvent(async (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('aside')) return;
    event.preventDefault();
    event.stopPropagation();
    setIsMissing(false);
    const found = await find(event);
    if (found) void navigate(found);
    else setIsMissing(true);
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
      <p role="status">{text(isMissing ? editPageTexts.notFound : editPageTexts.picking)}</p>
      <Button size="small" variant="outlined" onClick={onStop}>
        {text(editPageTexts.stop)}
      </Button>
    </>
  );
}
