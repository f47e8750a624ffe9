import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import { Group, Legend } from '@/calculation/sheet/formStyles';
import { useText } from '@/lib/locale';
import { ChooseFiles } from '@/requests/files/ChooseFiles';
import { FileList } from '@/requests/files/FileList';
import { filesTexts } from '@/requests/files/files.text';
import { useFileRules } from '@/requests/files/filesApi';
import { newFiles } from '@/requests/files/newFiles';
import { hearOfSent } from '@/requests/files/otherTabs';

import { added, selectFiles, selectIsAwaited, selectTimesStopped, sentElsewhere } from './formFiles';
import { dropFile, followLine, holdFile, isHeld, sendAgain, sendAll } from './uploads';
import type { FilesStore } from './uploads';

const useFilesStore = useStore.withTypes<FilesStore>();

const Stack = styled('div')({ display: 'grid', gap: '0.75rem', '& p': { margin: 0 } });
/** Files that go with the request: chosen, dropped or photographed, and sent at once, one after the other. */
export function RequestFiles({ mailbox }: { mailbox: string }) {
  const text = useText();
  const store = useFilesStore();
  const dispatch = useDispatch();
  const files = useSelector(selectFiles);
  const isAwaited = useSelector(selectIsAwaited);
  const timesStopped = useSelector(selectTimesStopped);
  const rules = useFileRules();
  const [leftOut, setLeftOut] = useState('');
  const stopped = useRef<HTMLDivElement>(null);
  const hasFailed = files.some(({ state }) => state === 'failed');

  useEffect(() => followLine(store), [store]);
  useEffect(() => hearOfSent((tokens) => store.dispatch(sentElsewhere(tokens))), [store]);
  useEffect(() => {
    if (timesStopped > 0) stopped.current?.focus();
  }, [timesStopped]);

  const take = (chosen: readonly File[]) => {
    const { taken, others } = newFiles(chosen, files, rules);
    setLeftOut(others.map(({ name }) => name).join(', '));
    for (const { file, content } of taken) if (file.state === 'queued') holdFile(file.id, content);
    dispatch(added(taken.map(({ file }) => file)));
    void sendAll(store);
  };

  return (
    <Group>
      <Legend>{text(filesTexts.title)}</Legend>
      <Stack>
        <ChooseFiles rules={rules} leftOut={leftOut} onFiles={take} />
        {timesStopped > 0 && hasFailed && (
          <Alert severity="error" ref={stopped} tabIndex={-1}>
            {text(filesTexts.stopped)}
          </Alert>
        )}
        <FileList
          files={files}
          megabytes={rules.megabytes}
          onRemove={(each) => {
            setLeftOut('');
            dropFile(store, each);
          }}
          againFor={(each) => (isHeld(each) ? () => sendAgain(store, each) : undefined)}
        />
        {hasFailed && <p>{text(filesTexts.byMail)(mailbox)}</p>}
        {isAwaited && (
          <Alert severity="info" role="status">
            {text(filesTexts.awaited)}
          </Alert>
        )}
      </Stack>
    </Group>
  );
}
