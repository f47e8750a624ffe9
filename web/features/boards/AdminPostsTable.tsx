import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import { useLanguage, useText } from '@/lib/locale';
import { postDate } from '@/lib/postFormat';
import { tokens } from '@/theme/tokens';

import { AdminPostActions } from './AdminPostActions';
import type { AdminPostListProps } from './AdminPostActions';
import { AdminPostMarks } from './AdminPostMarks';
import { categoryTexts, postColumnTexts, postsTexts } from './adminPosts.text';
import { AdminPostTitle } from './AdminPostTitle';

const Row = styled(TableRow)({
  verticalAlign: 'top',
  '&:hover': { background: tokens.colour.mist },
  '&:last-child td, &:last-child th': { borderBottom: 0 },
});
const Head = styled(TableCell)({
  paddingBlock: '0.625rem',
  background: tokens.colour.mist,
  borderTop: `1px solid ${tokens.colour.line}`,
  fontWeight: 600,
  color: tokens.colour.inkSoft,
  whiteSpace: 'nowrap',
});
const Narrow = styled(TableCell)({ whiteSpace: 'nowrap', paddingTop: '1.0625rem' });

/** The list as a table. */
export function AdminPostsTable({ posts, label, ...row }: AdminPostListProps & { label: string }) {
  const text = useText();
  const language = useLanguage();
  return (
    <Table
      aria-label={label}
      sx={{
        '& td, & th': { paddingInline: 1.5, borderColor: tokens.colour.line },
        '& th:first-of-type': { paddingLeft: 3 },
        '& td:last-of-type, & th:last-of-type': { paddingRight: 3 },
      }}
    >
      <TableHead>
        <TableRow>
          {Object.entries(postColumnTexts).map(([column, words]) => (
            <Head key={column} scope="col" align={column === 'views' ? 'right' : 'left'}>
              {text(words)}
            </Head>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {posts.map((post) => (
          <Row key={post.id}>
            <TableCell component="th" scope="row" sx={{ width: '60%' }}>
              <AdminPostTitle post={post} />
            </TableCell>
            <Narrow>{text(categoryTexts[post.category])}</Narrow>
            <Narrow>{postDate(post.createdAt, language) ?? text(postsTexts.noDate)}</Narrow>
            <Narrow align="right">{post.viewCount.toLocaleString(language)}</Narrow>
            <Narrow>
              <AdminPostMarks post={post} />
            </Narrow>
            <TableCell>
              <AdminPostActions post={post} {...row} />
            </TableCell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
