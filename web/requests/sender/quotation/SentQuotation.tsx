import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

import type { RequestFile } from '@shared/requests/request-files.types';
import type { SentQuotation as Quotation } from '@shared/requests/quote-sender.types';

import { DetailList } from '@/components/DetailList';
import { localTime } from '@/lib/format/localTime';
import { useLanguage, useText } from '@/lib/locale';
import { FileLink } from '@/requests/files/FileLink';
import { money } from '@/requests/money';
import { ReasonChoice } from '@/requests/ReasonChoice';
import { tokens } from '@/theme/tokens';

import { Panel } from '@/requests/sender/panel';
import { sentQuotationTexts } from '@/requests/sender/sentRequest.text';

import { ReplyFailure } from './ReplyFailure';
import type { QuotationAnswering } from './useQuotationReply';

const TITLE = 'quotation-title';
const Heading = styled('h2')({ scrollMarginTop: `calc(${tokens.headerHeight.wide} + 1rem)` });

type SentQuotationProps = {
  quotation: Quotation;
  answering: QuotationAnswering;
  /** Its PDF; undefined where the answer to another request carried it. */
  pdf: RequestFile | undefined;
  fileHref: (file: RequestFile) => string;
};

/** The quotation in force: its sum, until when it holds, what became of it, and why. */
export function SentQuotation({ quotation, answering, pdf, fileHref }: SentQuotationProps) {
  const text = useText();
  const language = useLanguage();
  const { number, total, currency, validUntil, state, outcome, isAcceptable } = quotation;
  const when = outcome && localTime(outcome.at, language);
  const heading = useRef<HTMLHeadingElement>(null);
  const couldBeAccepted = useRef(isAcceptable);
  // The buttons have gone, and the focus with them.
  useEffect(() => {
    if (couldBeAccepted.current && !isAcceptable && document.activeElement === document.body) heading.current?.focus();
    couldBeAccepted.current = isAcceptable;
  }, [isAcceptable]);
  return (
    <Panel aria-labelledby={TITLE}>
      <Heading id={TITLE} ref={heading} tabIndex={-1}>
        {text(sentQuotationTexts.title)(number)}
      </Heading>
      {!isAcceptable && <ReplyFailure failure={answering.failure} />}
      <DetailList
        details={[
          { label: text(sentQuotationTexts.total), value: money(total, currency, language) },
          { label: text(sentQuotationTexts.validUntil), value: text(sentQuotationTexts.day)(validUntil) },
        ]}
      />
      {pdf && <FileLink file={pdf} href={fileHref(pdf)} />}
      {state === 'expired' && isAcceptable && <p>{text(sentQuotationTexts.late)}</p>}
      {state === 'accepted' && when && <Alert severity="success">{text(sentQuotationTexts.accepted)(when)}</Alert>}
      {state === 'declined' && when && (
        <>
          <Alert severity="info">{text(sentQuotationTexts.declined)(when)}</Alert>
          <p>{text(sentQuotationTexts.reason)}</p>
          <ReasonChoice
            label={sentQuotationTexts.reason}
            chosen={outcome.reason}
            onChoose={(reason) => void answering.reply('decline', reason)}
          />
        </>
      )}
    </Panel>
  );
}

/** Says at an answer with another revision which one is in force, and leads there. */
export function InForce({ quotation, files }: { quotation: Quotation; files: readonly Pick<RequestFile, 'name'>[] }) {
  const text = useText();
  const { number } = quotation;
  const series = number.replace(/\d+$/, '');
  const isOther = files.some(({ name }) => name.startsWith(series) && name !== `${number}.pdf`);
  return (
    isOther && (
      <p>
        {text(sentQuotationTexts.inForce)(number)} <MuiLink href={`#${TITLE}`}>{text(sentQuotationTexts.see)}</MuiLink>
      </p>
    )
  );
}
