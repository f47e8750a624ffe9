import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';

import { ListRow, ListTable } from '@/components/ListTable';
import { useLanguage, useText } from '@/lib/locale';
import { postDate } from '@/lib/postFormat';
import { wholeNumber } from '@/lib/wholeNumber';

import { AdminPostActions } from './AdminPostActions';
import type { AdminPostListProps } from './AdminPostActions';
import { AdminPostMarks } from './AdminPostMarks';
import { categoryTexts, postColumnTexts, postsTexts } from './adminPosts.text';
import { AdminPostTitle } from './AdminPostTitle';

const Row = styled(ListRow)({ verticalAlign: 'top' });
const Narrow = styled(TableCell)({ whiteSpace: 'nowrap', paddingTop: '1.0625rem' });

/** The list as a table. */
export function AdminPostsTable({ posts, label, ...row }: AdminPostListProps & { label: string }) {
  const text = useText();
  const language = useLanguage();
  return (
    <ListTable label={label} columns={postColumnTexts} numbers="views">
      {posts.map((post) => (
        <Row key={post.id}>
          <TableCell component="th" scope="row" sx={{ width: '60%' }}>
            <AdminPostTitle post={post} />
          </TableCell>
          <Narrow>{text(categoryTexts[post.category])}</Narrow>
          <Narrow>{postDate(post.createdAt, language) ?? text(postsTexts.noDate)}</Narrow>
          <Narrow align="right">{wholeNumber(post.viewCount)}</Narrow>
          <Narrow>
            <AdminPostMarks post={post} />
          </Narrow>
          <TableCell>
            <AdminPostActions post={post} {...row} />
          </TableCell>
        </Row>
      ))}
    </ListTable>
  );
}
