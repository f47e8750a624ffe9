import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

import { ListAnswer, ListEmpty, ListHead, ListWords } from '@/components/ListPanel';
import { useText } from '@/lib/locale';

import { totalText, vitalsTexts } from './vitals.text';
import { useVitalsQuery } from './vitalsApi';
import { VitalsCards } from './VitalsCards';
import { VitalsChart } from './VitalsChart';
import { useVitalsAddress } from './vitalsChoice';
import { VitalsChoices } from './VitalsChoices';
import { VitalsLegend } from './VitalsLegend';
import { VitalsTable } from './VitalsTable';
import type { VitalsPagesProps } from './VitalsTable';

/** How fast the pages are for those who visit them: a table where there is room, cards on phones. */
export function VitalsPanel({ nameOf }: Pick<VitalsPagesProps, 'nameOf'>) {
  const text = useText();
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const { choice, change } = useVitalsAddress();
  const query = useVitalsQuery(choice, { refetchOnMountOrArgChange: true });
  const { data, currentData } = query;
  const Pages = isWide ? VitalsTable : VitalsCards;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="vitals-title">
      <ListHead>
        <ListWords style={{ flex: '1 1 24rem' }}>
          <Typography variant="h3" component="h2" id="vitals-title">
            {text(vitalsTexts.tab)}
          </Typography>
          <p role="status">{data && text(totalText)(data.pages.reduce((sum, { visits }) => sum + visits, 0))}</p>
          <p>{text(vitalsTexts.lead)}</p>
        </ListWords>
        <VitalsChoices choice={choice} onChange={change} />
      </ListHead>
      <ListAnswer query={query} failed={text(vitalsTexts.failed)} label={text(vitalsTexts.loading)} rowHeight={56}>
        {data && data.pages.length > 0 && (
          <>
            <Pages pages={data.pages} nameOf={nameOf} />
            <VitalsChart days={data.days} />
            <VitalsLegend />
          </>
        )}
      </ListAnswer>
      {currentData?.pages.length === 0 && (
        <ListEmpty>
          <p>
            <strong>{text(vitalsTexts.none)}</strong>
          </p>
          <p>{text(vitalsTexts.noneLead)}</p>
        </ListEmpty>
      )}
    </Paper>
  );
}
