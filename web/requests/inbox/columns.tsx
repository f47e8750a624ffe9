import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { namesOfProducts } from '@shared/questionnaire/products.text';
import type { QuoteListItem } from '@shared/requests/quotes.types';

import type { FocusReturning } from '@/admin/focus';
import { ClipIcon } from '@/admin/icons';
import type { ListColumn } from '@/admin/list/Rows';
import { hiddenWords } from '@/components/hiddenWords';
import { koreanDay } from '@/lib/format/koreanTime';
import { localTime } from '@/lib/format/localTime';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { useInboxAddress } from './address';
import { columnTexts, containsText, erasedText, fileCountText, languageTexts } from './inbox.text';
import { inboxHistoryTexts } from './history.text';
import { ClockMarks } from './handling/Clock';
import { handlingTexts } from './handling/handling.text';
import { AnswerMark, DeliveryPairs, NewsPill, StatusPill } from './Marks';

const { colour, size } = tokens;

// Covers the row or card around it, so that a click anywhere opens the request.
const Cover = styled(Link)({
  fontWeight: 700,
  color: colour.coldDark,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${colour.hotBright}`, outlineOffset: -3 },
});
const Soft = styled('span')({ display: 'block', color: colour.inkSoft });
const Small = styled(Soft)({ marginTop: '0.25rem', fontSize: size.small });
const Clip = styled(ClipIcon)({ verticalAlign: 'text-bottom', fontSize: '1.125rem' });
const Hidden = styled('span')(hiddenWords);

/** Columns of the inbox. */
export function useInboxColumns(focusReturning: FocusReturning): Record<string, ListColumn<QuoteListItem>> {
  const text = useText();
  const language = useLanguage();
  const { requestHref } = useInboxAddress();
  return {
    reference: {
      label: columnTexts.reference,
      cell: ({ id, reference }) => (
        <Cover to={requestHref(id)} ref={(link: HTMLAnchorElement | null) => focusReturning(id, link)}>
          {reference}
        </Cover>
      ),
      card: 'head',
      isName: true,
      sx: { whiteSpace: 'nowrap' },
    },
    received: {
      label: columnTexts.received,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{localTime(createdAt, language)}</time>,
      card: 'fact',
    },
    sender: {
      label: columnTexts.sender,
      cell: ({ company, name, contains }) => (
        <>
          <strong>{company}</strong>
          <Soft>{name}</Soft>
          {/* Why a search for another company has found it. */}
          {contains.length > 0 && (
            <Small>{text(containsText)(contains.map(({ reference }) => reference).join(', '))}</Small>
          )}
        </>
      ),
      sx: { overflowWrap: 'anywhere', minWidth: '8rem' },
    },
    projectName: {
      label: columnTexts.projectName,
      cell: ({ projectName, products, fileCount }) => (
        <>
          {projectName}
          {products.length > 0 && <Small>{namesOfProducts(products, language)}</Small>}
          {fileCount > 0 && (
            <Small title={text(fileCountText)(fileCount)}>
              <Clip /> <span aria-hidden>{fileCount}</span>
              <Hidden>{text(fileCountText)(fileCount)}</Hidden>
            </Small>
          )}
        </>
      ),
      sx: { overflowWrap: 'anywhere', minWidth: '8rem' },
    },
    language: {
      label: columnTexts.language,
      cell: (quote) => text(languageTexts[quote.language]),
      card: 'fact',
      sx: { whiteSpace: 'nowrap' },
    },
    status: {
      label: columnTexts.status,
      cell: ({ status, erasedAt, news, reply, isWithdrawn, lastAnswer, contains }) => (
        <>
          <StatusPill status={status} />
          {(news ?? contains.some(({ hasNews }) => hasNews)) && (
            <Small>
              <NewsPill reply={reply} />
            </Small>
          )}
          {lastAnswer && (
            <Small>
              <AnswerMark answer={lastAnswer} />
            </Small>
          )}
          {isWithdrawn && <Small>{text(inboxHistoryTexts.withdrawn)}</Small>}
          {erasedAt && <Small>{text(erasedText)(koreanDay(erasedAt, language))}</Small>}
        </>
      ),
      card: 'head',
    },
    handling: {
      label: handlingTexts.column,
      cell: ({ responsible, dueAt, remindAt }) => (
        <>
          {responsible ?? <Soft>{text(handlingTexts.none)}</Soft>}
          <ClockMarks dueAt={dueAt} remindAt={remindAt} />
        </>
      ),
      sx: { overflowWrap: 'anywhere', minWidth: '8rem' },
    },
    delivery: {
      label: columnTexts.delivery,
      cell: ({ deliveries }) => <DeliveryPairs deliveries={deliveries} />,
      card: 'foot',
    },
  };
}
