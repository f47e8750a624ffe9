import Skeleton from '@mui/material/Skeleton';
import type { CSSProperties, ReactNode } from 'react';

import { columnTexts } from '@/posts/boards.text';
import { useText } from '@/lib/locale';

import { Body, Head, HeadCell, HeadRow, NoticeCell, Row, RowsPlace, SkeletonCell, Table } from './tableStyles';

type BoardTableProps = {
  /** Accessible name. */
  label: string;
  /** The rows are those of before while new ones are on their way. */
  isBusy?: boolean;
  /** For how many rows there is room at least. */
  rowCount: number;
  children: ReactNode;
};

/** The board's columns around its rows. */
export function BoardTable({ label, isBusy = false, rowCount, children }: BoardTableProps) {
  const text = useText();
  return (
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's type knows no custom properties
    <RowsPlace style={{ '--rows': rowCount } as CSSProperties}>
      <Table role="table" aria-label={label}>
        <Head role="rowgroup">
          <HeadRow role="row">
            {Object.entries(columnTexts).map(([column, words]) => (
              <HeadCell key={column} role="columnheader" scope="col" data-column={column}>
                {text(words)}
              </HeadCell>
            ))}
          </HeadRow>
        </Head>
        <Body role="rowgroup" aria-busy={isBusy}>
          {children}
        </Body>
      </Table>
    </RowsPlace>
  );
}

/** A message in place of the rows. */
export function NoticeRow({ children }: { children: ReactNode }) {
  return (
    <Row role="row">
      <NoticeCell role="cell" colSpan={Object.keys(columnTexts).length} aria-colspan={Object.keys(columnTexts).length}>
        {children}
      </NoticeCell>
    </Row>
  );
}

/** Rows of the right height until the list is there. */
export function SkeletonRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Row key={index} aria-hidden>
      <SkeletonCell>
        <Skeleton variant="rounded" width={`${[62, 44, 71, 53, 38][index % 5]}%`} height="0.875rem" />
      </SkeletonCell>
    </Row>
  ));
}
