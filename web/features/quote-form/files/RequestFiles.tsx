import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { WithSlice } from '@reduxjs/toolkit';
import { useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import { drawingEndings } from '@server/files/files.types';

import { Group, Legend } from '@/calculation/sheet/formStyles';
import { FileZone, takenFrom } from '@/components/fields/FileZone';
import { useText } from '@/lib/locale';
import { FileList } from '@/requests/files/FileList';
import { filesTexts } from '@/requests/files/files.text';
import { useFileRules } from '@/requests/files/filesApi';
import { newFiles } from '@/requests/files/newFiles';

import { added, selectFiles, selectIsAwaited, selectTimesStopped } from './formFiles';
import type { formFiles } from './formFiles';
import { dropFile, followLine, holdFile, isHeld, sendAgain, sendAll } from './uploads';

const Stack = styled('div')({ display: 'grid', gap: '0.75rem', '& p': { margin: 0 } });
// Where a finger points there is a camera.
const Photograph = styled(Button<'label'>)({
  display: 'none',
  minHeight: 48,
  '@media (pointer: coarse)': { display: 'inline-flex' },
  '&:has(:focus-visible)': { outline: '3px solid currentColor', outlineOffset: 2 },
  '& input': { position: 'absolute', width: 1, height: 1, opacity: 0 },
});

/** MUI would make it a button around a field. */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** Files that go with the request: chosen, dropped or photographed, and sent at once, one after the other. */
export function RequestFiles({ mailbox }: { mailbox: string }) {
  const text = useText();
  const id = useId();
  const store = useStore<WithSlice<typeof formFiles>>();
  const dispatch = useDispatch();
  const files = useSelector(selectFiles);
  const isAwaited = useSelector(selectIsAwaited);
  const timesStopped = useSelector(selectTimesStopped);
  const rules = useFileRules();
  const [leftOut, setLeftOut] = useState('');
  const stopped = useRef<HTMLDivElement>(null);
  const hasFailed = files.some(({ state }) => state === 'failed');

  useEffect(() => followLine(store), [store]);
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
        <FileZone
          name="files"
          accept={drawingEndings.map((ending) => `.${ending}`).join()}
          words={filesTexts}
          describedBy={`${id}-rule`}
          multiple
          onFiles={take}
        />
        <Photograph {...asLabel} variant="outlined">
          {text(filesTexts.photograph)}
          <input
            type="file"
            name="photograph"
            accept="image/jpeg"
            capture="environment"
            onChange={(event) => take(takenFrom(event))}
          />
        </Photograph>
        <FormHelperText id={`${id}-rule`}>{text(filesTexts.rule)(rules.most, rules.megabytes)}</FormHelperText>
        {leftOut && <Alert severity="warning">{text(filesTexts.tooMany)(rules.most, leftOut)}</Alert>}
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
