import { useEffect, useState } from 'react';

import type { OpenDocument } from '@shared/content/content-editing.types';

import { Editor, EditorWaiting } from '@/admin/Editor';
import { LoadFailure } from '@/admin/LoadFailure';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';

import { CONTENT_HEADING, useContentAddress } from './address';
import { useLazyDocumentQuery } from './api';
import type { ContentAdminProps } from './ContentAdmin';
import { contentTexts, documentTexts } from './content.text';
import { DocumentForm } from './Form';

/** Loads a document, once: what others save while it is open comes into its draft. */
function useOpenDocument(name: string) {
  const [load, { error, isFetching }] = useLazyDocumentQuery();
  const [opened, setOpened] = useState<OpenDocument>();
  const [attempt, setAttempt] = useState(1);
  const wanted = opened ? 0 : attempt;
  useEffect(() => {
    if (wanted > 0) void load(name).then(({ data }) => setOpened((known) => known ?? data));
  }, [load, name, wanted]);
  const reload = () => {
    setOpened(undefined);
    setAttempt(attempt + 1);
  };
  return { opened, failure: isFetching ? undefined : error, reload };
}

type OpenedDocumentProps = ContentAdminProps & { name: string; onOpened: () => void };

/** One document, opened to be changed. */
export function OpenedDocument({ name, onOpened, ...given }: OpenedDocumentProps) {
  const text = useText();
  const { listHref } = useContentAddress();
  const { opened, failure, reload } = useOpenDocument(name);
  useEffect(onOpened);
  if (opened) return <DocumentForm opened={opened} onDiscarded={reload} {...given} />;
  const isMissing = errorBodyOf(failure)?.code === 'not_found';
  return (
    <Editor id={CONTENT_HEADING} title={contentTexts.tab} backTo={listHref}>
      {failure === undefined ? (
        <EditorWaiting label={documentTexts.loading} />
      ) : (
        <LoadFailure onRetry={isMissing ? undefined : reload}>
          {text(isMissing ? documentTexts.missing : documentTexts.loadFailed)}
        </LoadFailure>
      )}
    </Editor>
  );
}
