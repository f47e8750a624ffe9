import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { styled } from '@mui/material/styles';

import type { DocumentList as Listed, DocumentState } from '@shared/content/content-editing.types';

import type { FocusReturning } from '@/admin/focus';
import type { ListColumn } from '@/admin/list/Rows';
import { RowPreview, RowTitle } from '@/admin/list/RowTitle';
import { ListFilters, SearchField } from '@/admin/list/SearchField';
import { ListView } from '@/admin/list/View';
import { Note } from '@/admin/Note';
import { Link } from '@/components/Link';
import { koreanTime } from '@/lib/format/koreanTime';
import { useLanguage, useText } from '@/lib/locale';
import type { Language } from '@/lib/locale';

import { CONTENT_HEADING, useContentAddress } from './address';
import { useDocumentsQuery } from './api';
import { contentTexts, findTexts, totalText } from './content.text';
import { languageTexts } from './fields/fields.text';
import { FieldsFound } from './FieldsFound';
import { lastPublished, stateWords } from './states';

const Samples = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1.25rem',
  margin: '0.5rem 0 0',
  padding: 0,
  listStyle: 'none',
});

// One line, as much as there is room for.
const Contents = styled(RowPreview)({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
});

type ListedDocument = Listed['documents'][number];

/** The documents of the site's content. */
export function DocumentList({ focusReturning }: { focusReturning: FocusReturning }) {
  const text = useText();
  const query = useDocumentsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { q, search } = useContentAddress();
  const columns = useColumns(focusReturning);
  const documents = query.data?.documents;
  const samples = documents?.filter(({ isSample }) => isSample) ?? [];
  return (
    <ListView
      id={CONTENT_HEADING}
      title={text(contentTexts.tab)}
      total={documents && text(totalText)(documents.length)}
      lead={contentTexts.lead}
      tools={
        <ListFilters>
          <SearchField hint={findTexts.hint} q={q} onSearch={search} />
        </ListFilters>
      }
      messages={
        <>
          {q.trim() && <FieldsFound q={q} />}
          {query.data && query.data.unshown.length > 0 && <Unshown languages={query.data.unshown} />}
          {samples.length > 0 && <SamplesLeft samples={samples} />}
        </>
      }
      query={query}
      words={contentTexts}
      rowHeight={72}
      empty={null}
      rows={documents && { columns, items: documents.map((each) => ({ ...each, id: each.name })), wideFrom: 900 }}
    />
  );
}

function Unshown({ languages }: { languages: readonly Language[] }) {
  const text = useText();
  return (
    <Alert severity="error">
      <AlertTitle>{languages.map((each) => text(languageTexts[each])).join(', ')}</AlertTitle>
      {text(contentTexts.unshown)}
    </Alert>
  );
}

function SamplesLeft({ samples }: { samples: readonly DocumentState[] }) {
  const text = useText();
  const { documentHref } = useContentAddress();
  return (
    <Note severity="info" words={text(contentTexts.samples)}>
      <AlertTitle>{text(contentTexts.samples)}</AlertTitle>
      {text(contentTexts.samplesLead)}
      <Samples>
        {samples.map(({ name, title }) => (
          <li key={name}>
            <Link to={documentHref(name)}>{text(title)}</Link>
          </li>
        ))}
      </Samples>
    </Note>
  );
}

type Row = ListedDocument & { id: string };

function useColumns(focusReturning: FocusReturning): Record<string, ListColumn<Row>> {
  const text = useText();
  const language = useLanguage();
  const { documentHref } = useContentAddress();
  return {
    title: {
      label: contentTexts.title,
      cell: ({ id, title, contents }) => (
        <>
          <RowTitle to={documentHref(id)} ref={(link: HTMLAnchorElement | null) => focusReturning(id, link)}>
            {text(title)}
          </RowTitle>
          <Contents>{text(contents)}</Contents>
        </>
      ),
      isName: true,
      sx: { width: '50%' },
    },
    state: { label: contentTexts.state, cell: (row) => stateWords(row, language), card: 'fact' },
    at: {
      label: contentTexts.at,
      cell: (row) => {
        const at = lastPublished(row);
        return at ? koreanTime(at, language) : text(contentTexts.never);
      },
      card: 'fact',
      sx: { whiteSpace: 'nowrap' },
    },
  };
}
