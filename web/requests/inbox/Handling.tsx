import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

import { quoteStatuses } from '@shared/requests/quotes.types';
import type { QuoteDetail } from '@shared/requests/quotes.types';

import { useNotify } from '@/admin/notices';
import { errorBodyOf } from '@/lib/failure';
import { daysUntil, koreanDay } from '@/lib/format/koreanTime';
import { useLanguage, useText } from '@/lib/locale';

import { useInboxAddress } from './address';
import { useChangeQuoteRequestMutation } from './api';
import { InboxDeliveries } from './Deliveries';
import { ClockMarks } from './handling/Clock';
import { kindredTexts } from './handling/handling.text';
import { Kindred } from './handling/Kindred';
import { Reminder } from './handling/Reminder';
import { Responsible } from './handling/Responsible';
import { inboxTexts, statusTexts } from './inbox.text';
import { StatusPill } from './Marks';
import { InboxNote } from './Note';
import { Panel } from './Panel';
import { erasureText, requestTexts } from './sheet/request.text';
import { useChange } from './useChange';

const Stack = styled('div')({ display: 'grid', gap: '1.25rem' });
type InboxHandlingProps = { quote: QuoteDetail };

/** Handling of a request: status (saved at once), responsible person, reminder, internal note, letters. */
export function InboxHandling({ quote }: InboxHandlingProps) {
  const text = useText();
  const notify = useNotify();
  const language = useLanguage();
  const [change, { error, isLoading }] = useChangeQuoteRequestMutation();

  const { requestHref } = useInboxAddress();
  const [naming, reminding] = [useChange(quote), useChange(quote)];

  const saveStatus = async (chosen: string) => {
    const status = quoteStatuses.find((each) => each === chosen);
    if (!status || isLoading) return;
    const answer = await change({ id: quote.id, status, updatedAt: quote.updatedAt });
    if (!answer.error) notify(requestTexts.statusSaved);
  };

  return (
    <Stack>
      <Panel aria-labelledby="handling-title">
        <Typography variant="h3" component="h2" id="handling-title">
          {text(requestTexts.handling)}
        </Typography>
        <ClockMarks dueAt={quote.dueAt} remindAt={quote.remindAt} />
        {error && (
          <Alert severity="error">
            {text(errorBodyOf(error)?.code === 'conflict' ? requestTexts.statusConflict : requestTexts.statusFailed)}
          </Alert>
        )}
        <TextField
          select
          name="status"
          label={text(inboxTexts.status)}
          value={quote.status}
          helperText={
            quote.erasedAt
              ? text(erasureText)(koreanDay(quote.erasedAt, language), daysUntil(quote.erasedAt))
              : text(requestTexts.stillOpen)
          }
          onChange={({ target }) => void saveStatus(target.value)}
          // Inside the page's landmarks, and away with it.
          slotProps={{ select: { MenuProps: { disablePortal: true } } }}
        >
          {quoteStatuses.map((status) => (
            <MenuItem key={status} value={status}>
              {text(statusTexts[status])}
            </MenuItem>
          ))}
        </TextField>
        <Responsible quote={quote} change={naming} />
        <Reminder quote={quote} change={reminding} />
        <InboxNote quote={quote} />
      </Panel>
      <Panel aria-labelledby="kindred-title">
        <Typography variant="h3" component="h2" id="kindred-title">
          {text(kindredTexts.title)}
        </Typography>
        <Kindred quote={quote} requestHref={requestHref} Status={StatusPill} />
      </Panel>
      <Panel aria-labelledby="deliveries-title">
        <Typography variant="h3" component="h2" id="deliveries-title">
          {text(requestTexts.deliveries)}
        </Typography>
        <InboxDeliveries quote={quote} />
      </Panel>
    </Stack>
  );
}
