import { styled } from '@mui/material/styles';

import { linkedText } from '@shared/words/linked-text';
import type { PostView } from '@shared/posts/post-view.types';

import { boardTexts, columnTexts } from '@/posts/boards.text';
import { useText } from '@/lib/locale';
import type { Language } from '@/lib/locale';
import { wholeNumber } from '@/lib/format/wholeNumber';
import { tokens } from '@/theme/tokens';

import { PostDownload } from './Download';
import { downloadTexts, fileLabelText, notCounted, postTexts } from './post.text';
import { PostTender } from './Tender';
import { PostWords } from './Words';

const { colour } = tokens;

const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1.5rem',
  margin: '0 0 1.5rem',
  fontSize: tokens.size.small,
  color: colour.inkSoft,
  '& > div': { display: 'flex', gap: '0.5rem' },
  '& dd': { margin: 0, fontWeight: 600, color: colour.ink },
});
const Files = styled('ul')({
  display: 'grid',
  gap: '1rem',
  margin: '2rem 0 0',
  padding: '1.5rem 0 0',
  borderTop: `1px solid ${colour.line}`,
  listStyle: 'none',
});

/** Author, date and views of a post, and on a board with tabs its category. */
export function PostFacts({ view, hasCategory = false }: { view: PostView; hasCategory?: boolean }) {
  const text = useText();
  const facts = [
    ...(hasCategory ? [[postTexts.category, view.category] as const] : []),
    [columnTexts.author, text(boardTexts.author)],
    [columnTexts.date, view.date],
    [columnTexts.views, view.views === null ? notCounted : wholeNumber(view.views)],
  ] as const;
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name.en}>
          <dt>{text(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

type PostContentProps = {
  view: PostView;
  /** The language of the post's board. */
  language: Language;
  onReopen: () => void;
};

/** The tender of an opened post, its text and its files. */
export function PostContent({ view, language, onReopen }: PostContentProps) {
  const text = useText();
  return (
    <>
      {view.tender && <PostTender tender={view.tender} isLasting={!view.isProtected} onReopen={onReopen} />}
      <div lang={language}>
        <PostWords parts={linkedText(view.content)} />
      </div>
      {view.files.length > 0 && (
        <Files>
          {view.files.map((file) => (
            <li key={file.url}>
              <PostDownload
                file={file}
                label={text(file.isPdf ? downloadTexts.start : downloadTexts.startOther)}
                name={file.isPdf ? undefined : text(fileLabelText)(file.name)}
                // The link to a locked post's file expires: only the button says so.
                isLasting={!view.isProtected}
                onReopen={onReopen}
              />
            </li>
          ))}
        </Files>
      )}
    </>
  );
}
