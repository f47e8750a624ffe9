import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';

import { isKeyOf, keysOf } from '@shared/words/records';
import { postViewTexts } from '@shared/posts/post-view.text';

import { FileRow } from '@/admin/file/FileRow';
import type { BoardRef } from '@/posts/boardsApi';
import { FindPost } from '@/posts/FindPost';
import { useFinding } from '@/posts/useFinding';
import { useText } from '@/lib/locale';

import { useFirstNoticesQuery, useLazyNoticeQuery } from './api';
import { firstNoticeTexts, firstProblemTexts } from './tender.text';
import { takenOver } from './values';
import type { TenderText } from './values';

type FirstNoticeProps = {
  board: BoardRef;
  /** Id of the post, which cannot follow itself; undefined while it is new. */
  id: string | undefined;
};

/** The notice that began the tender: the one that is chosen, or where to find it. */
export function FirstNotice({ board, id }: FirstNoticeProps) {
  const text = useText();
  const { control, getValues, setValue } = useFormContext<TenderText>();
  const { field, fieldState } = useController({ control, name: 'tenderFirst' });
  const title = useWatch({ control, name: 'firstTitle' });
  const [load] = useLazyNoticeQuery();
  const code = fieldState.error?.message;
  const isMoved = useRef(false);
  const choose = (first: string, firstTitle: string | null) => {
    // The pressed button goes away: the focus moves to its successor.
    isMoved.current = true;
    setValue('firstTitle', firstTitle);
    field.onChange(first);
  };
  const take = (element: HTMLElement | null) => {
    field.ref(element);
    if (!element || !isMoved.current) return;
    isMoved.current = false;
    element.focus();
  };
  /** Chosen is at once what it leads to: the notice that began the tender, with what it says wherever this form is blank. */
  const follow = async (chosen: string) => {
    const { data } = await load({ ...board, id: chosen });
    if (!data || getValues('tenderFirst') !== chosen) return;
    if (data.tender?.first) {
      setValue('firstTitle', data.firstTitle);
      field.onChange(data.tender.first);
    }
    const taken = takenOver(data.next, getValues('tenderKind'));
    for (const part of keysOf(taken))
      if (getValues(part) === '') setValue(part, taken[part], { shouldDirty: true, shouldTouch: true });
  };
  const name = title === null ? firstNoticeTexts.gone : postViewTexts.noTitle;
  return (
    <>
      {field.value ? (
        <FileRow
          label={text(firstNoticeTexts.label)}
          name={<span lang={title && board.board !== 'legacy' ? board.board : undefined}>{title || text(name)}</span>}
          action={
            <Button size="small" color="error" ref={take} onClick={() => choose('', null)}>
              {text(firstNoticeTexts.remove)}
            </Button>
          }
        />
      ) : (
        <FindFirst
          board={board}
          id={id}
          inputRef={take}
          onChoose={(chosen, chosenTitle) => {
            choose(chosen, chosenTitle);
            void follow(chosen);
          }}
        />
      )}
      {code && (
        <Alert severity="error">{text(firstProblemTexts[isKeyOf(firstProblemTexts, code) ? code : 'invalid'])}</Alert>
      )}
    </>
  );
}

type FindFirstProps = FirstNoticeProps & {
  inputRef: (input: HTMLInputElement | null) => void;
  onChoose: (id: string, title: string) => void;
};

function FindFirst({ board, id, inputRef, onChoose }: FindFirstProps) {
  const finding = useFinding();
  const query = useFirstNoticesQuery({ ...board, q: finding.q }, { refetchOnMountOrArgChange: true });
  return (
    <FindPost
      board={board.board}
      finding={finding}
      query={query}
      words={firstNoticeTexts}
      except={id}
      value={null}
      onChange={(post) => post && onChoose(post.id, post.title)}
      inputRef={inputRef}
    />
  );
}
