import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';

import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';
import { QuestionDialog } from '@/components/QuestionDialog';

import { focusHeading } from './focus';
import { listTexts } from './list/list.text';

const Lead = styled('p')({ color: tokens.colour.inkSoft });

type ConfirmDeleteProps<Item> = {
  /** Item to delete, while the question stands. */
  item: Item | undefined;
  /** Name of the item. */
  name: ReactNode;
  words: { title: Localized; lead: Localized; also?: Localized; confirm: Localized };
  /** Id of the heading that gets the focus when it is deleted: what had it has gone. */
  heading: string;
  remove: (item: Item) => Promise<{ error?: unknown }>;
  /** Why it could not be deleted. */
  failureOf: (error: unknown) => Localized;
  onClose: () => void;
  onDeleted: (item: Item) => void;
  /** More of what goes with it. */
  children?: ReactNode;
};

/** Asks before something is deleted, and says so when that fails. */
export function ConfirmDelete<Item>(props: ConfirmDeleteProps<Item>) {
  const { item, name, words, heading, remove, failureOf, onClose, onDeleted, children } = props;
  const text = useText();
  const [isRemoving, setIsRemoving] = useState(false);
  const [failure, setFailure] = useState<Localized>();
  const [deletedCount, setDeletedCount] = useState(0);
  const leadOn = useEffectEvent(() => focusHeading(heading));
  // After the question has closed and given the focus back to what is about to go.
  useEffect(() => {
    if (deletedCount > 0) leadOn();
  }, [deletedCount]);

  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    if (item === undefined || isRemoving) return;
    setIsRemoving(true);
    const { error } = await remove(item);
    setIsRemoving(false);
    if (error) {
      setFailure(failureOf(error));
      return;
    }
    close();
    setDeletedCount((count) => count + 1);
    onDeleted(item);
  };

  return (
    <QuestionDialog
      isOpen={item !== undefined}
      title={text(words.title)}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text(listTexts.cancel)}</Button>
          <Button variant="contained" color="error" loading={isRemoving} loadingPosition="start" onClick={confirm}>
            {text(words.confirm)}
          </Button>
        </>
      }
    >
      <p>
        <strong>{name}</strong>
      </p>
      {children}
      <Lead>{text(words.lead)}</Lead>
      {words.also && <Lead>{text(words.also)}</Lead>}
      {failure && <Alert severity="error">{text(failure)}</Alert>}
    </QuestionDialog>
  );
}
