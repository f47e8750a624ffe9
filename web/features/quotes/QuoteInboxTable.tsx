import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import { koreanDay } from '@/lib/koreanTime';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { columnTexts, erasedText, inboxTexts, languageTexts } from './quoteInbox.text';
import { dateTime } from './quoteInboxFormat';
import { DeliveryPairs, StatusPill } from './QuoteInboxMarks';
import { QuoteInboxLink } from './QuoteInboxLink';
import type { QuoteListProps } from './QuoteInboxLink';

const Row = styled(TableRow)({
  // The link of the row covers it.
  position: 'relative',
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
const Soft = styled('span')({ display: 'block', color: tokens.colour.inkSoft });

const Small = styled(Soft)({ marginTop: '0.25rem', fontSize: tokens.size.small });

/** The list as a table. */
export function QuoteInboxTable({ quotes, hrefOf, focusReturning }: QuoteListProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Table
      aria-label={text(inboxTexts.title)}
      sx={{ '& td, & th': { paddingInline: 1.5, borderColor: tokens.colour.line } }}
    >
      <TableHead>
        <TableRow>
          {Object.entries(columnTexts).map(([column, words]) => (
            <Head key={column} scope="col">
              {text(words)}
            </Head>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {quotes.map((quote) => (
          <Row key={quote.id}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              <QuoteInboxLink quote={quote} hrefOf={hrefOf} focusReturning={focusReturning} />
            </TableCell>
            <TableCell>
              <time dateTime={quote.createdAt}>{dateTime(quote.createdAt, language)}</time>
            </TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere', minWidth: '8rem' }}>
              <strong>{quote.company}</strong>
              <Soft>{quote.name}</Soft>
            </TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere', minWidth: '8rem' }}>{quote.projectName}</TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{text(languageTexts[quote.language])}</TableCell>
            <TableCell>
              <StatusPill status={quote.status} />
              {quote.erasedAt && <Small>{text(erasedText)(koreanDay(quote.erasedAt, language))}</Small>}
            </TableCell>
            <TableCell>
              <DeliveryPairs deliveries={quote.deliveries} />
            </TableCell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
