import { styled } from '@mui/material/styles';
import type { SxProps } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentType, CSSProperties, ReactNode, Ref } from 'react';

import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

const { colour, size, space } = tokens;

const Heading = styled(TableCell)({
  paddingBlock: '0.625rem',
  background: colour.mist,
  borderTop: `1px solid ${colour.line}`,
  fontWeight: 600,
  color: colour.inkSoft,
  whiteSpace: 'nowrap',
});
// A link may cover its row or card.
const Row = styled(TableRow)({
  position: 'relative',
  '&:hover': { background: colour.mist },
  '&:last-child td, &:last-child th': { borderBottom: 0 },
});
const Cards = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Card = styled('li')({
  position: 'relative',
  display: 'grid',
  gap: '0.625rem',
  padding: `1rem ${space.panel}`,
  borderTop: `1px solid ${colour.line}`,
  overflowWrap: 'anywhere',
});
const Beside = styled('div')({ display: 'flex', gap: '1rem', '& > :last-child': { flex: 1, minWidth: 0 } });
const Body = styled('div')({ display: 'grid', gap: '0.375rem', '& > :empty': { display: 'none' } });
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
});
const Facts = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.125rem 1.25rem',
  margin: 0,
  fontSize: size.small,
  '& div': { display: 'flex', flexWrap: 'wrap', gap: '0 0.375rem' },
  '& dt': { color: colour.inkSoft },
  '& dd': { margin: 0 },
});

export type ListColumn<Item> = {
  label: Localized;
  cell: (item: Item) => ReactNode;
  /** Position on a card: beside the rest, on the first or last line, under its own label; else on a line. */
  card?: 'beside' | 'head' | 'fact' | 'foot';
  /** It names the row. */
  isName?: boolean;
  /** Numbers stand on the right. */
  isNumber?: boolean;
  sx?: SxProps;
};

/** Props that make an element the frame of a row. */
export type RowFrame = { ref?: Ref<HTMLElement & HTMLTableRowElement & HTMLLIElement>; style?: CSSProperties };

export type RowFrameProps = { id: string; children: (frame: RowFrame) => ReactNode };

const NoFrame = ({ children }: RowFrameProps) => children({});

/** Content of a list's rows. */
export type RowsOf<Item extends { id: string }> = {
  /** By their keys, in their order. */
  columns: Readonly<Record<string, ListColumn<Item>>>;
  items: readonly Item[];
  /** From this width on there is room for a table: px. */
  wideFrom: number;
  /** Of the cells of a table. */
  verticalAlign?: 'top' | 'middle';
  /** Rows with pictures need less room around them. */
  isDense?: boolean;
  /** Stands around each row. */
  Frame?: ComponentType<RowFrameProps>;
};

/** The rows of a list: a table where there is room, cards elsewhere. */
export function ListRows<Item extends { id: string }>(props: RowsOf<Item> & { label: string }) {
  const { label, columns, items, wideFrom, verticalAlign = 'middle', isDense = false, Frame = NoFrame } = props;
  const text = useText();
  const isWide = useMediaQuery(`(min-width: ${wideFrom}px)`, { noSsr: true });
  const all = Object.entries(columns);
  const rows = items.map((item) => (
    <Frame key={item.id} id={item.id}>
      {(frame) =>
        isWide ? (
          <Row {...frame}>
            {all.map(([key, { cell, isName, isNumber, sx }]) => (
              <TableCell
                key={key}
                {...(isName && { component: 'th', scope: 'row' })}
                align={isNumber ? 'right' : 'left'}
                sx={sx}
              >
                {cell(item)}
              </TableCell>
            ))}
          </Row>
        ) : (
          <ItemCard columns={all} item={item} frame={frame} />
        )
      }
    </Frame>
  ));
  if (!isWide) return <Cards aria-label={label}>{rows}</Cards>;
  return (
    <Table
      aria-label={label}
      sx={{
        '& td, & th': { paddingInline: 1.5, borderColor: colour.line },
        '& tbody :is(td, th)': { verticalAlign, ...(isDense && { paddingBlock: 1 }) },
        // In line with the head of the list.
        '& :is(td, th):not(td + *, th + *)': { paddingLeft: 3 },
        '& :is(td, th):last-child': { paddingRight: 3 },
      }}
    >
      <TableHead>
        <TableRow>
          {all.map(([key, column]) => (
            <Heading key={key} scope="col" align={column.isNumber ? 'right' : 'left'}>
              {text(column.label)}
            </Heading>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>{rows}</TableBody>
    </Table>
  );
}

type ItemCardProps<Item> = { columns: [string, ListColumn<Item>][]; item: Item; frame: RowFrame };

function ItemCard<Item>({ columns, item, frame }: ItemCardProps<Item>) {
  const text = useText();
  const at = (place: ListColumn<Item>['card']) => columns.filter(([, { card }]) => card === place);
  const draw = (place: ListColumn<Item>['card']) =>
    at(place).map(([key, { cell }]) => <div key={key}>{cell(item)}</div>);
  return (
    <Card {...frame}>
      <Beside>
        {draw('beside')}
        <Body>
          <Line>{draw('head')}</Line>
          {draw(undefined)}
          <Facts>
            {at('fact').map(([key, { label, cell }]) => (
              <div key={key}>
                <dt>{text(label)}</dt>
                <dd>{cell(item)}</dd>
              </div>
            ))}
          </Facts>
        </Body>
      </Beside>
      <Line>{draw('foot')}</Line>
    </Card>
  );
}
