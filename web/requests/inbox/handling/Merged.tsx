import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';

import type { LastAnswer, QuoteDetail } from '@shared/requests/quotes.types';

import { useNotify } from '@/admin/notices';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { mergeTexts } from './handling.text';
import { useSplitRequestMutation } from './handlingApi';

const Notes = styled('div')({
  display: 'grid',
  gap: '0.75rem',
  marginBottom: '0.75rem',
  '&:empty': { display: 'none' },
});
const List = styled('ul')({ margin: '0.25rem 0 0', padding: 0, listStyle: 'none' });
const Line = styled('li')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 0.75rem' });
const News = styled('strong')({ fontSize: tokens.size.small, color: tokens.colour.hot });

/** Address of a request, and the view of its answer. */
type Shows = { requestHref: (id: string) => string; Answer: ComponentType<{ answer: LastAnswer }> };

type MergedProps = Shows & { quote: QuoteDetail };

/** Which requests are one with this, and the way to make them two again. */
export function Merged({ quote: { id, contains, mergedInto }, requestHref, Answer }: MergedProps) {
  const text = useText();
  const notify = useNotify();
  const [split, { isError, isLoading }] = useSplitRequestMutation();
  const splitOff = async (part: string) => {
    if (isLoading) return;
    const { error } = await split(part);
    if (!error) notify(mergeTexts.splitDone);
  };
  return (
    <Notes>
      {isError && <Alert severity="error">{text(mergeTexts.splitFailed)}</Alert>}
      {mergedInto && (
        <Alert
          severity="warning"
          action={
            <Button size="small" color="inherit" onClick={() => void splitOff(id)}>
              {text(mergeTexts.split)}
            </Button>
          }
        >
          {text(mergeTexts.belongs)} <Link to={requestHref(mergedInto.id)}>{mergedInto.reference}</Link>
        </Alert>
      )}
      {contains.length > 0 && (
        <Alert severity="info">
          {text(mergeTexts.contains)}
          <List>
            {contains.map((part) => (
              <Line key={part.id}>
                <Link to={requestHref(part.id)}>{part.reference}</Link>
                {part.lastAnswer && <Answer answer={part.lastAnswer} />}
                {part.hasNews && <News>{text(mergeTexts.news)}</News>}
                <Button
                  size="small"
                  color="inherit"
                  aria-label={text(mergeTexts.splitOff)(part.reference)}
                  onClick={() => void splitOff(part.id)}
                >
                  {text(mergeTexts.split)}
                </Button>
              </Line>
            ))}
          </List>
        </Alert>
      )}
    </Notes>
  );
}
