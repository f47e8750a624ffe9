import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import type { DocumentVersion } from '@shared/content/content-editing.types';

import { Editor, EditorWaiting } from '@/admin/Editor';
import { Hint } from '@/admin/file/FileField';
import { LoadFailure } from '@/admin/LoadFailure';
import { useNotify } from '@/admin/notices';
import { QuestionDialog } from '@/components/QuestionDialog';
import { koreanTime } from '@/lib/format/koreanTime';
import { languages, useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { CONTENT_HEADING, useContentAddress } from './address';
import { useDocumentsQuery, useLazyDocumentQuery, useRestoreVersionMutation, useVersionsQuery } from './api';
import { Changes } from './Changes';
import type { ContentAdminProps } from './ContentAdmin';
import { historyTexts, publishTexts, sameText, sessionText, versionText } from './content.text';
import { languageTexts } from './fields/fields.text';

const { colour } = tokens;

const Versions = styled('ol')({ display: 'grid', gap: '1.5rem', margin: '1rem 0 0', padding: 0, listStyle: 'none' });
const Version = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.5rem',
  paddingTop: '1rem',
  borderTop: `1px solid ${colour.line}`,
  '& h3': { margin: 0, fontSize: tokens.size.body },
});

type HistoryProps = Pick<ContentAdminProps, 'loadBuiltPictures'> & { name: string };

/** Published versions of a document, the last first, with the changes of each. */
export function DocumentHistory({ name, loadBuiltPictures }: HistoryProps) {
  const text = useText();
  const { listHref, formHref } = useContentAddress();
  const { data, isError, refetch } = useVersionsQuery(name, { refetchOnMountOrArgChange: true });
  const { data: list } = useDocumentsQuery();
  const document = list?.documents.find((each) => each.name === name);
  const versions = data?.versions.toSorted((one, other) => other.number - one.number);
  return (
    <Editor
      id={CONTENT_HEADING}
      title={historyTexts.title}
      backTo={listHref}
      lead={
        <div>
          {document && <Hint>{text(document.title)}</Hint>}
          <Button size="small" component={Link} to={formHref} sx={{ marginLeft: -1.75 }}>
            {text(historyTexts.toForm)}
          </Button>
        </div>
      }
    >
      {isError && <LoadFailure onRetry={refetch}>{text(historyTexts.failed)}</LoadFailure>}
      {!versions && !isError && <EditorWaiting label={historyTexts.loading} />}
      {versions && (
        <Versions>
          {versions.map((version, index) => (
            <OneVersion
              key={version.number}
              name={name}
              version={version}
              isLatest={index === 0}
              loadBuiltPictures={loadBuiltPictures}
            />
          ))}
        </Versions>
      )}
    </Editor>
  );
}

type OneVersionProps = HistoryProps & { version: DocumentVersion; isLatest: boolean };

function OneVersion({ name, version, isLatest, loadBuiltPictures }: OneVersionProps) {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const { showForm } = useContentAddress();
  const [restore, { isLoading, isError }] = useRestoreVersionMutation();
  const [load, { isFetching }] = useLazyDocumentQuery();
  const [isAsking, setIsAsking] = useState(false);
  const { number, at, session, languages: halves, changes } = version;
  const title = number === 0 ? text(historyTexts.first) : text(versionText)(number);
  const shownIn = halves.map((each) => text(languageTexts[each])).join(', ');
  const facts = [
    at && koreanTime(at, language),
    at && (session ? text(sessionText)(session) : text(historyTexts.automatic)),
    shownIn,
  ];
  const goBack = async () => {
    setIsAsking(false);
    const { error } = await restore({ name, number });
    if (error) return;
    notify(historyTexts.restored);
    showForm();
  };
  /** Unpublished changes would be lost, and may be somebody else's. */
  const begin = async () => {
    const { data } = await load(name);
    if (data && !languages.some((each) => data.isChanged[each])) await goBack();
    else setIsAsking(true);
  };
  return (
    <Version>
      <h3>{title}</h3>
      <Hint>{facts.filter(Boolean).join(' · ')}</Hint>
      {changes.length > 0 ? (
        <Changes changes={changes} loadBuiltPictures={loadBuiltPictures} />
      ) : (
        number > 0 && <Hint>{text(sameText)(shownIn)}</Hint>
      )}
      {isError && <LoadFailure onRetry={undefined}>{text(historyTexts.restoreFailed)}</LoadFailure>}
      {!isLatest && (
        <Button
          size="small"
          variant="outlined"
          loading={isFetching || isLoading}
          aria-label={`${text(historyTexts.restore)}: ${title}`}
          sx={{ justifySelf: 'start' }}
          onClick={() => void begin()}
        >
          {text(historyTexts.restore)}
        </Button>
      )}
      {isAsking && (
        <QuestionDialog
          isOpen
          title={text(historyTexts.replace)}
          onClose={() => setIsAsking(false)}
          actions={
            <>
              <Button variant="contained" onClick={() => setIsAsking(false)}>
                {text(publishTexts.back)}
              </Button>
              <Button variant="outlined" onClick={() => void goBack()}>
                {text(historyTexts.restore)}
              </Button>
            </>
          }
        >
          <p>{text(historyTexts.replaceLead)}</p>
        </QuestionDialog>
      )}
    </Version>
  );
}
