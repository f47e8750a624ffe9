import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import type { VitalsReport } from '@server/vitals/vitals.types';

import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { shownVitals } from './rating';
import { vitalsTexts, vitalTexts } from './vitals.text';
import { VitalsValue } from './VitalsValue';

const Head = styled(TableCell)({
  paddingBlock: '0.625rem',
  background: tokens.colour.mist,
  borderTop: `1px solid ${tokens.colour.line}`,
  fontWeight: 600,
  color: tokens.colour.inkSoft,
});
const Row = styled(TableRow)({
  '&:hover': { background: tokens.colour.mist },
  '&:last-child td, &:last-child th': { borderBottom: 0 },
});

export type VitalsPagesProps = {
  pages: VitalsReport['pages'];
  /** What a page is called, by its path below the language. */
  nameOf: (path: string) => Localized;
};

/** The pages as a table, the most visited first. */
export function VitalsTable({ pages, nameOf }: VitalsPagesProps) {
  const text = useText();
  return (
    <Table
      aria-label={text(vitalsTexts.tab)}
      sx={{
        '& td, & th': { paddingInline: 1.5, borderColor: tokens.colour.line },
        '& th:first-of-type': { paddingLeft: 3 },
        '& td:last-of-type, & th:last-of-type': { paddingRight: 3 },
      }}
    >
      <TableHead>
        <TableRow>
          <Head scope="col">{text(vitalsTexts.page)}</Head>
          {shownVitals.map((vital) => (
            <Head key={vital} scope="col">
              {text(vitalTexts[vital].name)}
            </Head>
          ))}
          <Head scope="col" align="right">
            {text(vitalsTexts.visits)}
          </Head>
        </TableRow>
      </TableHead>
      <TableBody>
        {pages.map(({ page, visits, ...values }) => (
          <Row key={page}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
              {text(nameOf(page))}
            </TableCell>
            {shownVitals.map((vital) => (
              <TableCell key={vital}>
                <VitalsValue vital={vital} value={values[vital]} />
              </TableCell>
            ))}
            <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {visits.toLocaleString('en-US')}
            </TableCell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
