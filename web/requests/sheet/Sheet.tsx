import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { useRef } from 'react';

import type { QuoteField } from '@shared/questionnaire/fields';
import { fieldNames } from '@shared/questionnaire/fields.text';
import { fileSize } from '@shared/words/format';
import { recordLine, recordTexts } from '@shared/questionnaire/privacy/privacy.text';
import { senderFields, shownParts } from '@shared/questionnaire/places';
import { namesOfProducts, productsName } from '@shared/questionnaire/products.text';
import type { QuoteDetail } from '@shared/requests/quotes.types';
import type { RequestFile } from '@shared/requests/request-files.types';

import type { Language, Localized } from '@/lib/locale';
import { localTime } from '@/lib/format/localTime';
import { FileLink } from '@/requests/files/FileLink';
import { tokens } from '@/theme/tokens';

import { QuoteSheetCalculation } from './Calculation';
import { printed, SHEET_ATTRIBUTE, usePrintFit } from './printFit';
import { sheetPrintStyles } from './printStyles';
import { sheetReport } from './report';
import { NO_VALUE, sheetTexts } from './sheet.text';
import { QuoteSheetGroup, QuoteSheetTable } from './Table';

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
const Files = styled('div')({ '& p': { margin: 0 } });

/** On what personal data is processed, and what the sender was told of that. */
const Privacy = styled('p')({
  margin: '1.75em 0 0',
  paddingTop: '0.5em',
  borderTop: `1px solid ${tokens.colour.line}`,
  fontSize: tokens.size.small,
  '& span': { marginRight: '0.75em', color: tokens.colour.inkSoft },
  ...printed({ margin: '0.75em 0 0', fontSize: '0.92em' }),
});

const Letterhead = styled('div')({
  display: 'none',
  ...printed({
    display: 'flex',
    justifyContent: 'space-between',
    gap: '2em',
    marginBottom: '1em',
    paddingBottom: '0.5em',
    borderBottom: `2px solid ${tokens.colour.navy}`,
    '& strong': { fontSize: '1.3em' },
  }),
});

type QuoteSheetProps = {
  quote: Pick<QuoteDetail, 'reference' | 'createdAt' | 'products' | 'privacy' | 'files' | 'fields' | 'calculation'>;
  language: Language;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Letterhead, on paper above everything else. */
  letterhead?: ReactNode;
  /** Text after the time of arrival. */
  about?: string;
  /** Download address of a file; without it files are named only. */
  fileHref?: (file: RequestFile) => string;
  /** Values that lead somewhere. */
  links?: Partial<Record<QuoteField, ReactNode>>;
};

/** A request as a sheet of paper in either language: to read on screen, and to print alone on one A4 page. */
export function QuoteSheet(props: QuoteSheetProps) {
  const { quote, language, headingRef, letterhead, about, fileHref, links } = props;
  const text = (words: Localized) => words[language];
  const { fields } = quote;
  const { groups, sheet: rows, materials } = shownParts(fields, quote.products);
  // Without a hot and a cold side there is nothing to calculate.
  const report = rows.length > 0 ? sheetReport(quote, language) : undefined;
  const shown = { fields, si: report?.si ?? {}, language };
  const sheet = useRef<HTMLElement>(null);
  usePrintFit(sheet);

  const named = (name: Localized, value: ReactNode) => (
    <div key={name.en}>
      <dt>{text(name)}</dt>
      <dd>{value || NO_VALUE}</dd>
    </div>
  );
  const pair = (field: QuoteField) => named(fieldNames[field], links?.[field] ?? fields[field]);

  return (
    <Sheet ref={sheet} lang={language} aria-labelledby="sheet-title" {...{ [SHEET_ATTRIBUTE]: '' }}>
      {sheetPrintStyles}
      {letterhead && <Letterhead>{letterhead}</Letterhead>}
      <Title>{text(sheetTexts.title)}</Title>
      <h2 id="sheet-title" ref={headingRef} tabIndex={-1}>
        {quote.reference}
      </h2>
      <Received>
        <time dateTime={quote.createdAt}>{localTime(quote.createdAt, language)}</time>
        {about && <span>{about}</span>}
      </Received>
      <h3>{text(sheetTexts.contact)}</h3>
      <Pairs>
        {senderFields.map(pair)}
        {quote.products.length > 0 && named(productsName, namesOfProducts(quote.products, language))}
      </Pairs>
      <h3>{text(sheetTexts.technical)}</h3>
      {groups.map(({ group, rows: ofGroup }) => (
        <QuoteSheetGroup key={group} group={group} rows={ofGroup} {...shown} />
      ))}
      {rows.length > 0 && <QuoteSheetTable rows={rows} {...shown} />}
      <Pairs>{materials.map(pair)}</Pairs>
      <h3>{text(fieldNames.comment)}</h3>
      <Comment>{fields.comment || NO_VALUE}</Comment>
      {quote.files.length > 0 && (
        <>
          <h3>{text(sheetTexts.files)}</h3>
          {fileHref ? (
            <Files>
              {quote.files.map((file) => (
                <FileLink key={file.id} file={file} href={fileHref(file)} />
              ))}
            </Files>
          ) : (
            <Comment>{quote.files.map(({ name, size }) => `${name} (${fileSize(size)})`).join('\n')}</Comment>
          )}
        </>
      )}
      {quote.calculation && report && (
        <QuoteSheetCalculation calculation={quote.calculation} report={report} language={language} />
      )}
      <Privacy>
        <span>{text(recordTexts.basis)}</span>
        {recordLine(quote.privacy, quote.privacy ? localTime(quote.privacy.at, language) : '', language)}
      </Privacy>
    </Sheet>
  );
}
