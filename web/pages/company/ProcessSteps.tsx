import { styled } from '@mui/material/styles';

import { unspoken } from '@/components/unspoken';
import { tokens } from '@/theme/tokens';

const { colour, media, size } = tokens;

const List = styled('ol')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  [media.tablet]: { rowGap: '2rem', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
// One line that the steps hang on: down the side on phones, above them, row by row, from tablets on.
const Step = styled('li')({
  counterIncrement: 'step',
  position: 'relative',
  padding: '0 0 1.5rem 1.5rem',
  borderLeft: `2px solid ${colour.line}`,
  '&:last-of-type': { paddingBottom: 0 },
  [media.tablet]: {
    padding: '1.5rem 0 0',
    borderLeft: 0,
    borderTop: `2px solid ${colour.line}`,
  },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '0.375rem',
    left: -7,
    width: 12,
    height: 12,
    borderRadius: '50%',
    background: colour.cold,
    boxShadow: `0 0 0 4px ${colour.white}`,
    [media.tablet]: { top: -7, left: 0 },
  },
  '&:last-of-type::before': { background: colour.hot },
  '& h4': { margin: 0, fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.4 },
  '& h4::before': {
    content: unspoken('counter(step, decimal-leading-zero)'),
    marginRight: '0.625rem',
    fontVariantNumeric: 'tabular-nums',
    color: colour.cold,
  },
  '& p': {
    margin: '0.5rem 0 0',
    paddingRight: 'clamp(1rem, 3vw, 2.5rem)',
    fontSize: size.small,
    lineHeight: 1.7,
    color: colour.inkSoft,
  },
});

type ProcessStepsProps = { steps: readonly { title: string; detail: string }[] };

/** Shows the steps of a process, below a third-level heading. */
export function ProcessSteps({ steps }: ProcessStepsProps) {
  return (
    <List>
      {steps.map(({ title, detail }) => (
        <Step key={title}>
          <h4>{title}</h4>
          <p>{detail}</p>
        </Step>
      ))}
    </List>
  );
}
