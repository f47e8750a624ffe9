import { styled } from '@mui/material/styles';

import { clockAt, isReminded } from '@shared/requests/reply-clock/reply-clock';
import type { QuoteListItem } from '@shared/requests/quotes.types';

import { ClockIcon, PinIcon } from '@/admin/icons';
import { koreanDay } from '@/lib/format/koreanTime';
import { useLanguage, useText } from '@/lib/locale';
import { serverNow } from '@/lib/serverClock';
import { tokens } from '@/theme/tokens';

import { clockTexts } from './handling.text';

const { colour, size } = tokens;

const Mark = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  fontSize: size.small,
  color: colour.inkSoft,
  whiteSpace: 'nowrap',
  '&[data-clock="late"], &[data-clock="today"], &[data-clock="reminded"]': { fontWeight: 700 },
  '&[data-clock="late"]': { color: colour.bad },
  '&[data-clock="today"]': { color: '#8a4b00' },
  '&[data-clock="reminded"]': { color: colour.coldDark },
  '& svg': { fontSize: '1.125rem' },
});

const clockNow = (dueAt: string) => clockAt(Date.parse(dueAt), serverNow());
/** True if the day of a reminder has come. */
export const isRemindedNow = (remindAt: string) => isReminded(Date.parse(remindAt), serverNow());

type ClockMarksProps = Pick<QuoteListItem, 'dueAt' | 'remindAt'>;

/** Until when a request is to be answered, how late that is, and whether somebody is to be reminded of it. */
export function ClockMarks({ dueAt, remindAt }: ClockMarksProps) {
  const text = useText();
  const language = useLanguage();
  const clock = dueAt ? clockNow(dueAt) : undefined;
  return (
    <>
      {dueAt && clock && (
        <Mark data-clock={clock.state}>
          {clock.state !== 'running' && <ClockIcon />}
          {clock.state === 'late' && text(clockTexts.late)(clock.days)}
          {clock.state === 'today' && text(clockTexts.today)}
          {clock.state === 'running' && text(clockTexts.running)(koreanDay(dueAt, language))}
        </Mark>
      )}
      {remindAt && isRemindedNow(remindAt) && (
        <Mark data-clock="reminded">
          <PinIcon />
          {text(clockTexts.reminded)}
        </Mark>
      )}
    </>
  );
}
