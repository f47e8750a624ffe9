import { styled } from '@mui/material/styles';

import { markIn } from '@shared/content/fields/mark-in';

import { tokens } from '@/theme/tokens';

const { colour, headerHeight, media } = tokens;

const Group = styled('section')({
  '& + &': { marginTop: 'clamp(2.5rem, 2rem + 2vw, 4rem)' },
  [media.desktop]: { display: 'grid', gridTemplateColumns: '13rem minmax(0, 1fr)' },
});
// The decade stays beside its events while they scroll by.
const Title = styled('h3')({
  margin: '0 0 1.25rem',
  fontSize: 'clamp(1.875rem, 1.5rem + 1.5vw, 2.5rem)',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  color: colour.navy,
  [media.desktop]: { position: 'sticky', top: `calc(${headerHeight.phone} + 5rem)`, alignSelf: 'start', margin: 0 },
  [media.wide]: { top: `calc(${headerHeight.wide} + 2.5rem)` },
});
const Events = styled('ol')({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderLeft: `2px solid ${colour.line}`,
});
const Event = styled('li')({
  position: 'relative',
  padding: '0 0 1.75rem 1.5rem',
  lineHeight: 1.6,
  '&:last-of-type': { paddingBottom: '0.25rem' },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '0.45rem',
    left: -7,
    width: 12,
    height: 12,
    border: `2px solid ${colour.cold}`,
    borderRadius: '50%',
    background: colour.white,
  },
  '&[data-milestone]': { fontWeight: 700 },
  '&[data-milestone]::before': { background: colour.hot, borderColor: colour.hot },
  '& time': {
    display: 'block',
    fontSize: tokens.size.small,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: colour.cold,
  },
  [media.tablet]: {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    alignItems: 'baseline',
    paddingLeft: '2rem',
    '& time': { fontSize: '1rem' },
  },
});

type TimelineProps = {
  groups: readonly {
    title: string;
    /** `month` is YYYY-MM. */
    events: readonly { month: string; text: string; isMilestone?: boolean }[];
  }[];
};

/** Dated events in groups, each group under its heading. */
export function Timeline({ groups }: TimelineProps) {
  return groups.map(({ title, events }) => (
    <Group key={title}>
      <Title>{title}</Title>
      <Events>
        {events.map((event) => (
          <Event key={event.month + event.text} data-milestone={event.isMilestone || undefined}>
            <time dateTime={event.month}>{event.month + markIn(event, 'month')}</time>
            {event.text}
          </Event>
        ))}
      </Events>
    </Group>
  ));
}
