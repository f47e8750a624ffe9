import TableCell from '@mui/material/TableCell';

import type { VitalsReport } from '@server/vitals/vitals.types';

import { ListRow, ListTable } from '@/components/ListTable';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { wholeNumber } from '@/lib/wholeNumber';

import { shownVitals } from './rating';
import { columnTexts, vitalsTexts } from './vitals.text';
import { VitalsValue } from './VitalsValue';

export type VitalsPagesProps = {
  pages: VitalsReport['pages'];
  /** What a page is called, by its path below the language. */
  nameOf: (path: string) => Localized;
};

/** The pages as a table, the most visited first. */
export function VitalsTable({ pages, nameOf }: VitalsPagesProps) {
  const text = useText();
  return (
    <ListTable label={text(vitalsTexts.tab)} columns={columnTexts} numbers="visits">
      {pages.map(({ page, visits, ...values }) => (
        <ListRow key={page}>
          <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
            {text(nameOf(page))}
          </TableCell>
          {shownVitals.map((vital) => (
            <TableCell key={vital}>
              <VitalsValue vital={vital} value={values[vital]} />
            </TableCell>
          ))}
          <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {wholeNumber(visits)}
          </TableCell>
        </ListRow>
      ))}
    </ListTable>
  );
}
