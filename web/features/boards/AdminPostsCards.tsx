import { styled } from '@mui/material/styles';

import { useLanguage, useText } from '@/lib/locale';
import { postDate } from '@/lib/postFormat';
import { wholeNumber } from '@/lib/wholeNumber';
import { tokens } from '@/theme/tokens';

import { AdminPostActions } from './AdminPostActions';
import type { AdminPostListProps } from './AdminPostActions';
import { AdminPostMarks } from './AdminPostMarks';
import { categoryTexts, postColumnTexts, postsTexts } from './adminPosts.text';
import { AdminPostTitle } from './AdminPostTitle';

const Cards = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Card = styled('li')({
  display: 'grid',
  gap: '0.625rem',
  padding: '1rem clamp(1rem, 0.75rem + 1vw, 1.5rem)',
  borderTop: `1px solid ${tokens.colour.line}`,
});
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 1rem',
});
const Facts = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.125rem 1.25rem',
  margin: 0,
  fontSize: tokens.size.small,
  '& div': { display: 'flex', gap: '0.375rem' },
  '& dt': { color: tokens.colour.inkSoft },
  '& dd': { margin: 0 },
});

/** The list on phones. */
export function AdminPostsCards({ posts, label, ...row }: AdminPostListProps & { label: string }) {
  const text = useText();
  const language = useLanguage();
  return (
    <Cards aria-label={label}>
      {posts.map((post) => (
        <Card key={post.id}>
          <div>
            <AdminPostTitle post={post} />
          </div>
          <Facts>
            <div>
              <dt>{text(postColumnTexts.category)}</dt>
              <dd>{text(categoryTexts[post.category])}</dd>
            </div>
            <div>
              <dt>{text(postColumnTexts.date)}</dt>
              <dd>{postDate(post.createdAt, language) ?? text(postsTexts.noDate)}</dd>
            </div>
            <div>
              <dt>{text(postColumnTexts.views)}</dt>
              <dd>{wholeNumber(post.viewCount)}</dd>
            </div>
          </Facts>
          <Line>
            <AdminPostActions post={post} {...row} />
            <AdminPostMarks post={post} />
          </Line>
        </Card>
      ))}
    </Cards>
  );
}
