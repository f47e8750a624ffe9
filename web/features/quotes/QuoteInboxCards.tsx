import { styled } from '@mui/material/styles';

import { koreanDay } from '@/lib/koreanTime';
import { useLanguage, useText } from '@/lib/locale';
import { localTime } from '@/lib/localTime';
import { tokens } from '@/theme/tokens';

import { erasedText, inboxTexts, languageTexts } from './quoteInbox.text';
import { QuoteInboxLink } from './QuoteInboxLink';
import type { QuoteListProps } from './QuoteInboxLink';
import { DeliveryPairs, StatusPill } from './QuoteInboxMarks';

const Cards = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Card = styled('li')({
  position: 'relative',
  display: 'grid',
  gap: '0.375rem',
  padding: '1rem clamp(1rem, 0.75rem + 1vw, 1.5rem)',
  borderTop: `1px solid ${tokens.colour.line}`,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
});
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0.25rem 1rem' });
const Soft = styled('p')({ fontSize: tokens.size.small, color: tokens.colour.inkSoft });

/** The list on phones. */
export function QuoteInboxCards({ quotes, hrefOf, focusReturning }: QuoteListProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Cards aria-label={text(inboxTexts.title)}>
      {quotes.map((quote) => (
        <Card key={quote.id}>
          <Line>
            <QuoteInboxLink quote={quote} hrefOf={hrefOf} focusReturning={focusReturning} />
            <StatusPill status={quote.status} />
          </Line>
          <p>
            <strong>{[quote.company, quote.name].join(' · ')}</strong>
          </p>
          <p>{quote.projectName}</p>
          <Line>
            <Soft>
              <time dateTime={quote.createdAt}>{localTime(quote.createdAt, language)}</time>
            </Soft>
            <Soft>{text(languageTexts[quote.language])}</Soft>
          </Line>
          {quote.erasedAt && <Soft>{text(erasedText)(koreanDay(quote.erasedAt, language))}</Soft>}
          <DeliveryPairs deliveries={quote.deliveries} />
        </Card>
      ))}
    </Cards>
  );
}
