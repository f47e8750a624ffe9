import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { useRef } from 'react';

import type { QuoteField } from '@server/questionnaire/fields';
import { fieldNames } from '@server/questionnaire/fields.text';
import { fieldsAt, senderFields } from '@server/questionnaire/places';
import { fileSize } from '@server/post-view/format';
import type { QuoteDetail } from '@server/quotes/quotes.types';

import type { Language, Localized } from '@/lib/locale';
import { localTime } from '@/lib/format/localTime';
import { tokens } from '@/theme/tokens';

import { QuoteSheetCalculation } from './Calculation';
import { answerLink, telLink } from './format';
import { printed, SHEET_ATTRIBUTE, usePrintFit } from './printFit';
import { sheetPrintStyles } from './printStyles';
import { sheetReport } from './report';
import { madeInTexts, NO_VALUE, sheetTexts } from './request.text';
import { QuoteSheetTable } from './Table';

const Sheet = styled('article')({
  border: `1px solid ${tokens.colour.line}`,
  borderRadius: tokens.radius.small,
  background: tokens.colour.white,
  padding: 'clamp(1rem, 0.75rem + 1.5vw, 2rem)',
  overflowWrap: 'anywhere',
  '& h2': { margin: 0, fontSize: tokens.size.heading, lineHeight: 1.35 },
  '& h3': { margin: '1.75em 0 0.5em', fontSize: '1.0625rem', lineHeight: 1.4 },
  '& a': { color: tokens.colour.coldDark },
});
const Title = styled('p')({ margin: '0 0 0.125em', color: tokens.colour.inkSoft, fontSize: tokens.size.small });
const Received = styled('p')({
  margin: '0.25em 0 0',
  color: tokens.colour.inkSoft,
  '& span::before': { content: '" · "' },
});
const Pairs = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  columnGap: '2em',
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, 28%) minmax(0, 1fr)',
    gap: '0 0.75em',
    padding: '0.5em 0',
    borderTop: `1px solid ${tokens.colour.line}`,
  },
  '& dt': { color: tokens.colour.inkSoft },
  '& dd': { margin: 0, fontWeight: 500 },
});
const Comment = styled('p')({
  margin: 0,
  whiteSpace: 'pre-wrap',
  ...printed({ whiteSpace: 'var(--print-lines, pre-wrap)' }),
});

type QuoteSheetProps = { quote: QuoteDetail; language: Language; headingRef: Ref<HTMLHeadingElement> };

/** A request as a sheet of paper in either language: to read on screen, and to print alone on one A4 page. */
export function QuoteSheet({ quote, language, headingRef }: QuoteSheetProps) {
  const text = (words: Localized) => words[language];
  const { fields } = quote;
  const report = sheetReport(quote, language);
  const sheet = useRef<HTMLElement>(null);
  usePrintFit(sheet);
  const telHref = telLink(fields.telephone);

  const links: Partial<Record<QuoteField, ReactNode>> = {
    telephone: telHref && <a href={telHref}>{fields.telephone}</a>,
    email: fields.email && <a href={answerLink(quote)}>{fields.email}</a>,
  };
  const pair = (field: QuoteField, value: ReactNode = fields[field]) => (
    <div key={field}>
      <dt>{text(fieldNames[field])}</dt>
      <dd>{value || NO_VALUE}</dd>
    </div>
  );

  return (
    <Sheet ref={sheet} lang={language} aria-labelledby="sheet-title" {...{ [SHEET_ATTRIBUTE]: '' }}>
      {sheetPrintStyles}
      <Title>{text(sheetTexts.title)}</Title>
      <h2 id="sheet-title" ref={headingRef} tabIndex={-1}>
        {quote.reference}
      </h2>
      <Received>
        <time dateTime={quote.createdAt}>{localTime(quote.createdAt, language)}</time>
        <span>{text(madeInTexts[quote.language])}</span>
      </Received>
      <h3>{text(sheetTexts.contact)}</h3>
      <Pairs>{senderFields.map((field) => pair(field, links[field]))}</Pairs>
      <h3>{text(sheetTexts.technical)}</h3>
      <QuoteSheetTable fields={fields} si={report?.si ?? {}} language={language} />
      <Pairs>{fieldsAt('materials').map((field) => pair(field))}</Pairs>
      <h3>{text(fieldNames.comment)}</h3>
      <Comment>{fields.comment || NO_VALUE}</Comment>
      {quote.files.length > 0 && (
        <>
          <h3>{text(sheetTexts.files)}</h3>
          <Comment>{quote.files.map(({ name, size }) => `${name} (${fileSize(size)})`).join('\n')}</Comment>
        </>
      )}
      {quote.calculation && report && (
        <QuoteSheetCalculation calculation={quote.calculation} report={report} language={language} />
      )}
    </Sheet>
  );
}
