import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import { figureTexts } from '@shared/requests/figures.text';
import type { Figure, Figures } from '@shared/requests/figures.types';
import { productNames } from '@shared/questionnaire/products.text';

import { DownloadIcon } from '@/admin/icons';
import { ListRows } from '@/admin/list/Rows';
import type { ListColumn } from '@/admin/list/Rows';
import { ListEmpty, ListView } from '@/admin/list/View';
import { wholeNumber } from '@/lib/format/wholeNumber';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { daysText, figuresTexts } from './figures.text';
import { useFiguresQuery } from './figuresApi';
import { Outcomes } from './Outcomes';
import { WeekChart } from './WeekChart';

/** The tab of the manage page that the figures are in. */
export const FIGURES_TAB = 'figures';

const Part = styled('section')({ '& h3': { margin: 0, padding: '1.5rem 1.5rem 0.5rem', fontSize: tokens.size.body } });
const Lead = styled('p')({ margin: 0, padding: '0 1.5rem 1.5rem', maxWidth: '52rem' });

type Row = Figure<string | null> & { id: string; name: string };

/** The share of those judged that were answered in time; undefined where nothing can be judged yet. */
const shareOf = ({ judged, inTime }: Pick<Row, 'judged' | 'inTime'>): string | undefined =>
  judged > 0 ? `${Math.round((inTime / judged) * 100)} %` : undefined;

function useColumns(name: Localized): Record<string, ListColumn<Row>> {
  const text = useText();
  const none = text(figuresTexts.notYet);
  const number = { card: 'fact', isNumber: true, sx: { fontVariantNumeric: 'tabular-nums' } } as const;
  return {
    name: { label: name, cell: (row) => <strong>{row.name}</strong>, card: 'head', isName: true },
    requests: { ...number, label: figureTexts.requests, cell: ({ requests }) => wholeNumber(requests) },
    median: {
      ...number,
      label: figuresTexts.median,
      cell: ({ medianDays }) => text(daysText)(medianDays),
    },
    share: { ...number, label: figuresTexts.share, cell: (row) => shareOf(row) ?? none },
  };
}

type GroupProps = {
  title: Localized;
  figures: readonly Figure<string | null>[];
  nameOf: (of: string | null) => string;
};

/** One way to part the requests. */
function Group({ title, figures, nameOf }: GroupProps) {
  const text = useText();
  const columns = useColumns(title);
  const items = figures.map((figure) => ({ ...figure, id: figure.of ?? '-', name: nameOf(figure.of) }));
  return (
    <Part>
      <h3>{text(title)}</h3>
      <ListRows label={text(title)} columns={columns} items={items} wideFrom={700} />
    </Part>
  );
}

type FiguresPanelProps = {
  /** Name of a page, by its path below the language. */
  nameOf: (path: string) => Localized;
};

/** Shows the sources of requests, and the time until they were answered. */
export function FiguresPanel({ nameOf }: FiguresPanelProps) {
  const text = useText();
  const query = useFiguresQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const isEmpty = data?.all.requests === 0;
  return (
    <ListView
      id="figures-title"
      title={text(figuresTexts.tab)}
      total={data && summaryOf(data, text)}
      tools={
        <Button
          size="small"
          variant="outlined"
          component="a"
          href="/api/admin/figures.csv"
          download
          startIcon={<DownloadIcon />}
        >
          {text(figuresTexts.csv)}
        </Button>
      }
      query={query}
      words={figuresTexts}
      rowHeight={64}
      empty={isEmpty && <ListEmpty title={figuresTexts.none} lead={figuresTexts.noneLead} />}
    >
      {data && !isEmpty && (
        <>
          <Lead>{text(figuresTexts.lead)(data.promised)}</Lead>
          <WeekChart weeks={data.weeks} />
          <Outcomes quotations={data.quotations} />
          <Group title={figureTexts.families} figures={data.families} nameOf={(of) => text(familyName(of))} />
          <Group
            title={figureTexts.languages}
            figures={data.languages}
            nameOf={(of) => text(of === 'en' ? figuresTexts.english : figuresTexts.korean)}
          />
          <Group
            title={figureTexts.pages}
            figures={data.pages}
            nameOf={(of) => text(of === null ? figureTexts.noPage : nameOf(of))}
          />
          <Group
            title={figureTexts.weeks}
            figures={data.weeks.filter(({ requests }) => requests > 0).toReversed()}
            nameOf={String}
          />
        </>
      )}
    </ListView>
  );
}

const isFamily = (of: string): of is keyof typeof productNames => of in productNames;
const familyName = (of: string | null): Localized =>
  of !== null && isFamily(of) ? productNames[of] : figureTexts.noProduct;

function summaryOf({ all }: Figures, text: ReturnType<typeof useText>): string {
  const days = all.medianDays === null ? [] : [`${text(figuresTexts.median)}: ${text(daysText)(all.medianDays)}`];
  const share = shareOf(all);
  return [
    text(figuresTexts.total)(all.requests),
    ...days,
    ...(share ? [`${text(figuresTexts.share)}: ${share}`] : []),
  ].join(' · ');
}
