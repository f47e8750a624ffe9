import { styled } from '@mui/material/styles';

import type { Post } from '@server/boards/boards.types';

import { boardTexts, columnTexts } from '@/boards/boards.text';
import { useLanguage, useText } from '@/lib/locale';
import { postDate } from '@/lib/format/postFormat';
import { wholeNumber } from '@/lib/format/wholeNumber';
import { tokens } from '@/theme/tokens';

import { PostDownload } from './Download';
import { downloadTexts } from './post.text';

const { colour } = tokens;

const Facts = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1.5rem',
  margin: '0 0 1.5rem',
  fontSize: tokens.size.small,
  color: colour.inkSoft,
  '& > div': { display: 'flex', gap: '0.5rem' },
  '& dd': { margin: 0, fontWeight: 600, color: colour.ink },
});
const Words = styled('div')({ minHeight: '6rem', lineHeight: 1.75, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const Files = styled('div')({
  display: 'grid',
  gap: '1rem',
  marginTop: '2rem',
  paddingTop: '1.5rem',
  borderTop: `1px solid ${colour.line}`,
});

type PostContentProps = { post: Post; onReopen: () => void };

/** An opened post: author, date and views, its text as it was typed, and its files. */
export function PostContent({ post, onReopen }: PostContentProps) {
  const text = useText();
  const language = useLanguage();
  const { content, createdAt, viewCount, pdfFileName, pdfUrl, files } = post;
  const facts = [
    [columnTexts.author, text(boardTexts.author)],
    [columnTexts.date, postDate(createdAt, language) ?? text(boardTexts.noDate)],
    [columnTexts.views, wholeNumber(viewCount)],
  ] as const;
  return (
    <>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name.en}>
            <dt>{text(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Words>{content}</Words>
      {(pdfUrl || files.length > 0) && (
        <Files>
          {pdfFileName && pdfUrl && (
            <PostDownload
              key={pdfUrl}
              file={{ url: pdfUrl, name: pdfFileName }}
              label={downloadTexts.start}
              onReopen={onReopen}
            />
          )}
          {files.map((file) => (
            <PostDownload key={file.url} file={file} label={downloadTexts.startOther} onReopen={onReopen} />
          ))}
        </Files>
      )}
    </>
  );
}
