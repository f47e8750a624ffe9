import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import type { QuoteDetail } from '@shared/requests/quotes.types';

import { BackIcon, PrintIcon } from '@/admin/icons';
import { listTexts } from '@/admin/list/list.text';
import { LoadFailure } from '@/admin/LoadFailure';
import { errorBodyOf } from '@/lib/failure';
import { useLanguage, useText } from '@/lib/locale';
import type { Language, Localized } from '@/lib/locale';

import { useInboxAddress } from './address';
import { Correspondence } from './Correspondence';
import { useQuoteRequestQuery } from './api';
import { FileViewer } from './FileViewer';
import { canBeShown, InboxFiles } from './Files';
import { InboxHandling } from './Handling';
import { Merged } from './handling/Merged';
import { AnswerMark } from './Marks';
import { InboxSheet } from './sheet/InboxSheet';
import { QuoteSheetLanguage } from './sheet/LanguageSwitch';
import { requestTexts } from './sheet/request.text';

/** Interval of reading a request again: ms. While a letter is on its way more often. */
const POLLING = { calm: 30_000, sending: 4000 };

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.5rem',
  marginBottom: '0.75rem',
  scrollMarginTop: '6rem',
});
const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
const Columns = styled('div')({
  display: 'grid',
  gap: '1.25rem',
  alignItems: 'start',
  '@media (min-width: 1100px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 22rem',
    // A file that is looked at has half of the width, and what the office does goes below the sheet.
    '&[data-beside]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-beside] > :last-child': { gridRow: '1 / span 2', gridColumn: 2 },
  },
});

const Side = styled('div')({ display: 'grid', gap: '1.25rem' });

const isSending = (quote: QuoteDetail | undefined) =>
  [...Object.values(quote?.deliveries ?? {}), ...(quote?.history ?? []).map(({ letter }) => letter)].some(
    ({ state }) => state === 'queued',
  );

type InboxRequestProps = { id: string; onOpened: () => void };

/** One quote request: the sheet to read and print, and beside it what the office does with it. */
export function InboxRequest({ id, onOpened }: InboxRequestProps) {
  const text = useText();
  const { listHref, requestHref } = useInboxAddress();
  const { data: known } = useQuoteRequestQuery(id);
  const {
    data: quote,
    error,
    refetch,
  } = useQuoteRequestQuery(id, {
    pollingInterval: isSending(known) ? POLLING.sending : POLLING.calm,
    refetchOnMountOrArgChange: true,
  });
  const pageLanguage = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? pageLanguage;
  const [shownId, setShownId] = useState<string>();
  const shown = quote?.files.filter(canBeShown).find((file) => file.id === shownId);
  const opener = useRef<HTMLElement>(null);
  const closeFile = () => {
    setShownId(undefined);
    // The button that had the focus goes.
    opener.current?.focus();
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const isLoaded = quote !== undefined;
  useEffect(onOpened);
  useEffect(() => {
    if (!isLoaded) return;
    // The correspondence stands above it, and the request may have been opened from far down the list.
    heading.current?.focus({ preventScroll: true });
    bar.current?.scrollIntoView();
  }, [isLoaded]);

  return (
    <>
      <Bar ref={bar}>
        <Button component={Link} to={listHref} startIcon={<BackIcon />} size="small">
          {text(listTexts.back)}
        </Button>
        {quote && (
          <Tools>
            <QuoteSheetLanguage chosen={language} ofSender={quote.language} onChoose={setChosen} />
            <Button size="small" variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
              {text(requestTexts.print)}
            </Button>
          </Tools>
        )}
      </Bar>
      {error && (
        <LoadFailure onRetry={refetch} sx={{ marginBottom: 2 }}>
          {text(failureWords(error, isLoaded))}
        </LoadFailure>
      )}
      {quote && <Merged quote={quote} requestHref={requestHref} Answer={AnswerMark} />}
      {quote ? (
        <Columns data-beside={shown && ''}>
          <Side>
            <Correspondence quote={quote} />
            <InboxSheet quote={quote} language={language} headingRef={heading} />
          </Side>
          <Side>
            {quote.files.length > 0 && (
              <InboxFiles
                quote={quote}
                shown={shown?.id}
                onShow={(file, button) => {
                  opener.current = button;
                  setShownId(file.id);
                }}
              />
            )}
            <InboxHandling quote={quote} />
          </Side>
          {shown && <FileViewer key={shown.id} quote={id} file={shown} onClose={closeFile} />}
        </Columns>
      ) : (
        !error && (
          <output aria-label={text(requestTexts.loading)}>
            <Skeleton variant="rounded" height={480} />
          </output>
        )
      )}
    </>
  );
}

function failureWords(error: unknown, isLoaded: boolean): Localized {
  if (errorBodyOf(error)?.code === 'not_found') return requestTexts.missing;
  return isLoaded ? listTexts.outdated : requestTexts.failed;
}
