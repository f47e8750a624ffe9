import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import type { QuoteDetail } from '@server/quotes/quotes.types';

import { useText } from '@/lib/locale';
import { HistoryList } from '@/requests/HistoryList';

import { useChangeQuoteRequestMutation } from './api';
import { inboxHistoryTexts } from './history.text';
import { DeliveryMark } from './Marks';

type Entry = QuoteDetail['history'][number];

/** What has become of the letter about an entry. */
const letterOf = ({ letter }: Entry) => <DeliveryMark state={letter.state} />;

/** What the sender added, each with the state of its letter, and a way to say that it has been seen to. */
export function InboxHistory({ quote }: { quote: QuoteDetail }) {
  const text = useText();
  const [change, { error, isLoading }] = useChangeQuoteRequestMutation();
  const { id, history, news, updatedAt } = quote;
  const see = (seen: string) => change({ id, seen, updatedAt });
  return (
    <>
      {news && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" loading={isLoading} onClick={() => void see(news)}>
              {text(inboxHistoryTexts.see)}
            </Button>
          }
        >
          {text(inboxHistoryTexts.news)}
        </Alert>
      )}
      {error && <Alert severity="error">{text(inboxHistoryTexts.failed)}</Alert>}
      <HistoryList history={history} about={letterOf} />
    </>
  );
}
