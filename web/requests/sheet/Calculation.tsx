import { styled } from '@mui/material/styles';

import { plateTexts } from '@shared/calculation/words/plates';
import { differenceText, temperatureText } from '@shared/calculation/words/figure-text';
import type { QuoteCalculation } from '@shared/requests/quotes.types';
import { temperatureProgramWords } from '@shared/calculation/words/temperature-program';

import { TemperatureProgram } from '@/components/temperatureProgram/TemperatureProgram';
import type { Language, Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { QuoteSheetDesigns } from './Designs';
import { printed } from './printFit';
import type { Report } from './report';
import { sheetTexts } from './sheet.text';

const { colour } = tokens;

const Columns = styled('div')({
  display: 'grid',
  gap: '1.5em',
  alignItems: 'start',
  '@media (min-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25em)' },
  ...printed({ gap: '1em', gridTemplateColumns: 'minmax(0, 1fr) 25em !important' }),
});
const Results = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '0.375em 0.5em',
    borderTop: `1px solid ${colour.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& th': { width: '42%', paddingLeft: 0, fontWeight: 400, color: colour.inkSoft },
  '& td': { fontWeight: 500 },
  'svg + &': { marginTop: '1em' },
  ...printed({ '& th, & td': { paddingBlock: '0.15em !important' } }),
});
const Warnings = styled('ul')({
  margin: '1em 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '0.25em 0 0.25em 0.75em', borderLeft: `3px solid ${colour.inkSoft}` },
  '& li + li': { marginTop: '0.25em' },
  '& strong': { marginRight: '0.5em' },
  '& li[data-level="impossible"], & li[data-level="strong_warning"]': { borderColor: colour.bad },
  '& li[data-level="warning"]': { borderColor: colour.hotBright },
  ...printed({ margin: '0.5em 0 0', '& li': { paddingBlock: 0 }, '& li + li': { marginTop: '0.15em' } }),
});
/** On paper plates stand below a drawing that leaves them room. */
const Beside = styled('div')(
  printed({ '& svg:not(:last-child)': { maxWidth: '66%' }, '& svg + table': { marginTop: '0.5em' } }),
);
const Note = styled('p')({ margin: '0 0 0.75em', color: colour.inkSoft });
/** On screen only, as what each plate says: paper is for what was asked. */
const Alternatives = styled('p')({ margin: '0.75em 0 0', ...printed({ display: 'none' }) });

function Rows({ rows, name }: { rows: Report['results']; name?: string }) {
  return (
    <Results aria-label={name}>
      <tbody>
        {rows.map(({ name: row, label, value }) => (
          <tr key={row}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </Results>
  );
}

type QuoteSheetCalculationProps = { calculation: QuoteCalculation; report: Report; language: Language };

/** Shows the calculation stored with the request: results, temperature program as a drawing, plates, warnings. */
export function QuoteSheetCalculation({ calculation, report, language }: QuoteSheetCalculationProps) {
  const text = <T,>(words: Localized<T>) => words[language];
  const { hot, cold } = calculation.sides;
  const alternatives = report.plates.find(({ name }) => name === 'alternatives');
  // The basis is told below every plate.
  const plates = report.plates.filter((row) => row !== alternatives && row.name !== 'basis');
  const hasTemperature = [hot.tIn, hot.tOut, cold.tIn, cold.tOut].some((each) => each !== undefined);
  return (
    <section aria-labelledby="sheet-calculation">
      <h3 id="sheet-calculation">{text(sheetTexts.calculation)}</h3>
      <Note>{text(sheetTexts.calculationNote)}</Note>
      <Columns>
        <Rows rows={report.results} />
        <Beside>
          {hasTemperature && (
            <TemperatureProgram
              found={calculation}
              words={text(temperatureProgramWords)}
              format={{ temperature: (value) => temperatureText(value, language), difference: differenceText }}
            />
          )}
          {plates.length > 0 && <Rows rows={plates} name={text(plateTexts.title)} />}
        </Beside>
      </Columns>
      {alternatives && <Alternatives>{alternatives.value}</Alternatives>}
      {report.designs && <QuoteSheetDesigns designs={report.designs} title={text(sheetTexts.designs)} />}
      {report.warnings.length > 0 && (
        <Warnings aria-label={text(sheetTexts.warnings)}>
          {report.warnings.map(({ level, label, sentence }) => (
            <li key={sentence} data-level={level}>
              <strong>{label}</strong>
              <span>{sentence}</span>
            </li>
          ))}
        </Warnings>
      )}
    </section>
  );
}
