import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { totalText, vitalsTexts } from './vitals.text';
import { useVitalsQuery } from './vitalsApi';
import { VitalsCards } from './VitalsCards';
import { VitalsChart } from './VitalsChart';
import { useVitalsAddress } from './vitalsChoice';
import { VitalsChoices } from './VitalsChoices';
import { VitalsLegend } from './VitalsLegend';
import { VitalsTable } from './VitalsTable';
import type { VitalsPagesProps } from './VitalsTable';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: 'clamp(1rem, 0.75rem + 1vw, 1.5rem)',
  '& p': { margin: '0.125rem 0 0', minHeight: '1.6em', color: tokens.colour.inkSoft },
});
const Words = styled('div')({ flex: '1 1 24rem', maxWidth: tokens.width.text });
const Empty = styled('div')({
  padding: '3.5rem 1.5rem 4rem',
  borderTop: `1px solid ${tokens.colour.line}`,
  textAlign: 'center',
  '& p': { margin: '0 0 0.5rem' },
  '& p + p': { color: tokens.colour.inkSoft },
});
const Waiting = styled('output')({ display: 'block', padding: '0 1.5rem 1.5rem' });

/** How fast the pages are for those who visit them: a table where there is room, cards on phones. */
export function VitalsPanel({ nameOf }: Pick<VitalsPagesProps, 'nameOf'>) {
  const text = useText();
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const { choice, change } = useVitalsAddress();
  const { data, currentData, isError, refetch } = useVitalsQuery(choice, { refetchOnMountOrArgChange: true });
  const Pages = isWide ? VitalsTable : VitalsCards;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="vitals-title">
      <Head>
        <Words>
          <Typography variant="h3" component="h2" id="vitals-title">
            {text(vitalsTexts.tab)}
          </Typography>
          <p role="status">{data && text(totalText)(data.pages.reduce((sum, { visits }) => sum + visits, 0))}</p>
          <p>{text(vitalsTexts.lead)}</p>
        </Words>
        <VitalsChoices choice={choice} onChange={change} />
      </Head>
      {isError && (
        <Alert
          severity="error"
          sx={{ margin: 2 }}
          action={
            <Button color="inherit" size="small" onClick={refetch}>
              {text(vitalsTexts.retry)}
            </Button>
          }
        >
          {text(currentData ? vitalsTexts.outdated : vitalsTexts.failed)}
        </Alert>
      )}
      {data && data.pages.length > 0 && (!isError || currentData) && (
        // While another choice's answer is on its way the old one stays, paler.
        <div style={{ opacity: currentData ? 1 : 0.5 }} aria-busy={!currentData}>
          <Pages pages={data.pages} nameOf={nameOf} />
          <VitalsChart days={data.days} />
          <VitalsLegend />
        </div>
      )}
      {currentData?.pages.length === 0 && (
        <Empty>
          <p>
            <strong>{text(vitalsTexts.none)}</strong>
          </p>
          <p>{text(vitalsTexts.noneLead)}</p>
        </Empty>
      )}
      {!data && !isError && (
        <Waiting aria-label={text(vitalsTexts.loading)}>
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} height={56} />
          ))}
          <Skeleton variant="rectangular" height={160} />
        </Waiting>
      )}
    </Paper>
  );
}
