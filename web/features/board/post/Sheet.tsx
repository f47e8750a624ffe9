import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

import type { PostItem } from '@server/boards/boards.types';

import { boardTexts } from '@/boards/boards.text';
import type { BoardRef } from '@/boards/boardsApi';
import { componentTexts } from '@/components/components.text';
import { CloseIcon } from '@/components/icons';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { PostContent } from './Content';
import { PostFailure } from './Failure';
import { PostOpening } from './Opening';
import { PostPassword } from './Password';
import { postTexts } from './post.text';
import { usePostOpening } from './useOpening';

const { colour } = tokens;
const edge = 'clamp(1.25rem, 4vw, 2rem)';

const Top = styled('div')({
  position: 'sticky',
  top: 0,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: `0.75rem 0.75rem 0.75rem ${edge}`,
  borderBottom: `1px solid ${colour.line}`,
  background: colour.white,
  '& > button': { flex: 'none' },
});
const Title = styled('h2')({
  margin: '0.625rem 0 0.25rem',
  fontSize: '1.25rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
const Body = styled('div')({ padding: `1.5rem ${edge} 2rem` });

type PostSheetProps = {
  place: BoardRef;
  id: string;
  item: PostItem | undefined;
  titleId: string;
  onClose: () => void;
};

/** A post being opened: asked for, locked, refused or there. */
export function PostSheet({ place, id, item, titleId, onClose }: PostSheetProps) {
  const text = useText();
  const { post, error, isLoading, isLocked, open } = usePostOpening(place, id, item?.protected ?? false);
  const known = post ?? item;

  return (
    <>
      <Top>
        <Title id={titleId} title={known?.title}>
          {known?.shownTitle || text(known ? boardTexts.noTitle : postTexts.document)}
        </Title>
        <IconButton size="large" aria-label={text(componentTexts.close)} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Top>
      <Body>
        {post && <PostContent post={post} onReopen={() => void open()} />}
        {!post && isLocked && (
          <PostPassword failure={error} isChecking={isLoading} onPassword={(password) => void open(password)} />
        )}
        {!post && !isLocked && !error && <PostOpening />}
        {!post && !isLocked && error && <PostFailure failure={error} onRetry={() => void open()} onClose={onClose} />}
      </Body>
    </>
  );
}
