import type { MouseEvent } from 'react';

import type { PostItem } from '@shared/posts/boards.types';
import { listDate } from '@shared/words/format';
import { postViewTexts } from '@shared/posts/post-view.text';
import { factsLineOf } from '@shared/posts/tender-view';

import { boardTexts, columnTexts } from '@/posts/boards.text';
import { useLanguage, useText } from '@/lib/locale';
import { wholeNumber } from '@/lib/format/wholeNumber';
import type { PopupState } from '@/lib/popupPlace';

import { PostMarks } from './Marks';
import { Cell, Facts, Row, Title, TitleCell, TitleLine } from './tableStyles';

/** The link of a post in its list, which takes the focus back when the post is closed. */
export const postLinkId = (id: string) => `post-link-${id}`;

/** A click beside the link does what one on it does, unless it ends a selection of text. */
function followLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const isOnLink = target instanceof Element && target.closest('a') !== null;
  if (!isOnLink && getSelection()?.isCollapsed !== false) currentTarget.querySelector('a')?.click();
}

type BoardRowProps = { post: PostItem; number: number; place: string; state: PopupState };

/** One post of the list: a row, on phones a card. A click anywhere on it opens the post. */
export function BoardRow({ post, number, place, state }: BoardRowProps) {
  const text = useText();
  const language = useLanguage();
  const facts = factsLineOf(post.tender, language);
  const date = listDate(post.createdAt, language);
  return (
    <Row role="row" data-opens onClick={followLink}>
      <Cell role="cell" data-label={text(columnTexts.number)}>
        {wholeNumber(number)}
      </Cell>
      <TitleCell role="cell">
        <TitleLine data-wraps={post.tender || post.pinned ? true : undefined}>
          <Title id={postLinkId(post.id)} to={place} state={state} aria-haspopup="dialog">
            {post.shownTitle || text(postViewTexts.noTitle)}
          </Title>
          <PostMarks post={post} />
        </TitleLine>
        {facts && <Facts>{facts}</Facts>}
      </TitleCell>
      <Cell role="cell">{text(boardTexts.author)}</Cell>
      <Cell role="cell">
        {date ? <time dateTime={post.createdAt ?? undefined}>{date}</time> : text(postViewTexts.noDate)}
      </Cell>
      <Cell role="cell" data-label={text(columnTexts.views)}>
        {wholeNumber(post.viewCount)}
      </Cell>
    </Row>
  );
}
