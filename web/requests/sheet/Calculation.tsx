import { styled } from '@mui/material/styles';

import { differenceText, temperatureText } from '@server/calculation/words/figure-text';
import type { QuoteCalculation } from '@server/quotes/quotes.types';

import { TemperatureProgram } from '@/components/temperatureProgram/TemperatureProgram';
import { temperatureProgramWords } from '@server/calculation/words/temperature-program';
import type { Language, Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

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
const Note = styled('p')({ margin: '0 0 0.75em', color: colour.inkSoft });

type QuoteSheetCalculationProps = { calculation: QuoteCalculation; report: Report; language: Language };

/** What was calculated when the request was sent: results, the temperature program as a drawing, and the warnings. */
export function QuoteSheetCalculation({ calculation, report, language }: QuoteSheetCalculationProps) {
  const text = <T,>(words: Localized<T>) => words[language];
  const { hot, cold } = calculation.sides;
  const hasTemperature = [hot.tIn, hot.tOut, cold.tIn, cold.tOut].some((each) => each !== undefined);
  return (
    <section aria-labelledby="sheet-calculation">
      <h3 id="sheet-calculation">{text(sheetTexts.calculation)}</h3>
      <Note>{text(sheetTexts.calculationNote)}</Note>
      <Columns>
        <Results>
          <tbody>
            {report.results.map(({ name, label, value }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </Results>
        {hasTemperature && (
          <TemperatureProgram
            found={calculation}
            words={text(temperatureProgramWords)}
            format={{ temperature: (value) => temperatureText(value, language), difference: differenceText }}
          />
        )}
      </Columns>
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
