import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';

import { ListRow, ListTable } from '@/components/ListTable';
import { koreanDay } from '@/lib/koreanTime';
import { useLanguage, useText } from '@/lib/locale';
import { localTime } from '@/lib/localTime';
import { tokens } from '@/theme/tokens';

import { columnTexts, erasedText, inboxTexts, languageTexts } from './quoteInbox.text';
import { DeliveryPairs, StatusPill } from './QuoteInboxMarks';
import { QuoteInboxLink } from './QuoteInboxLink';
import type { QuoteListProps } from './QuoteInboxLink';

// The link of the row covers it.
const Row = styled(ListRow)({ position: 'relative' });
const Soft = styled('span')({ display: 'block', color: tokens.colour.inkSoft });

const Small = styled(Soft)({ marginTop: '0.25rem', fontSize: tokens.size.small });

/** The list as a table. */
export function QuoteInboxTable({ quotes, hrefOf, focusReturning }: QuoteListProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <ListTable label={text(inboxTexts.title)} columns={columnTexts}>
      {quotes.map((quote) => (
        <Row key={quote.id}>
          <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
            <QuoteInboxLink quote={quote} hrefOf={hrefOf} focusReturning={focusReturning} />
          </TableCell>
          <TableCell>
            <time dateTime={quote.createdAt}>{localTime(quote.createdAt, language)}</time>
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
    </ListTable>
  );
}
