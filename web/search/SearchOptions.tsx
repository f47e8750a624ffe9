import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';

import { ArrowRightIcon, CertificateIcon, LockIcon, PlatesIcon, QuoteIcon } from '@/components/icons';
import { Link } from '@/components/Link';
import { tokens } from '@/theme/tokens';

import { markWords } from './markWords';
import type { OptionGroup, OptionIcon, SearchOption } from './useSearchResults';

const { colour, media, radius } = tokens;

const icons: Record<OptionIcon, ComponentType> = {
  products: PlatesIcon,
  pages: ArrowRightIcon,
  certificates: CertificateIcon,
  document: QuoteIcon,
  locked: LockIcon,
  link: ArrowRightIcon,
};

const List = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '2.5rem 0.75rem',
  padding: '0 0.5rem 1rem',
  [media.tablet]: { padding: '0 0.75rem 1rem' },
});
const GroupTitle = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: '0.75rem 0.75rem 0.375rem',
  background: colour.white,
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: 1.4,
  color: colour.inkSoft,
  [media.low]: { position: 'static' },
});
const Option = styled(Link)({
  display: 'grid',
  gridTemplateColumns: '1.375rem minmax(0, 1fr)',
  columnGap: '0.875rem',
  alignItems: 'center',
  minHeight: 48,
  padding: '0.5rem 0.75rem',
  borderRadius: radius.small,
  color: 'inherit',
  textDecoration: 'none',
  '& svg': { width: 22, height: 22, color: colour.inkSoft },
  '&[aria-selected="true"]': { background: colour.coldTint, boxShadow: `inset 3px 0 0 ${colour.cold}` },
  '&[aria-selected="true"] svg': { color: colour.cold },
});
const Words = styled('span')({ display: 'block', minWidth: 0, lineHeight: 1.45 });
const Head = styled('span')({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '1rem' });
const Title = styled('span')({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });
const Place = styled('span')({ flex: 'none', maxWidth: '45%', fontSize: '0.8125rem', color: colour.inkSoft });
const Line = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: '0.875rem',
  color: colour.inkSoft,
  [media.tablet]: { WebkitLineClamp: 1 },
});
const Mark = styled('mark')({ background: 'none', color: colour.cold, fontWeight: 700 });

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map((part, position) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other identity
    part.isFound ? <Mark key={position}>{part.text}</Mark> : part.text,
  );
}

/** The id of an option by its place in the whole list. */
export const optionId = (listId: string, position: number) => `${listId}-${position}`;

type SearchOptionsProps = {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  words: readonly string[];
  /** Place of the marked option in the whole list; -1 for none. */
  active: number;
  onActivate: (position: number) => void;
  onChoose: () => void;
};

/** The list below the search box. The focus stays in the box; options are links, so they open in a new tab as links do. */
export function SearchOptions({ id, label, groups, words, active, onActivate, onChoose }: SearchOptionsProps) {
  let next = 0;
  const row = (option: SearchOption) => {
    const position = next++;
    const Icon = icons[option.icon];
    return (
      <Option
        key={`${option.to} ${option.title}`}
        id={optionId(id, position)}
        role="option"
        tabIndex={-1}
        aria-selected={position === active}
        to={option.to}
        state={option.state}
        onClick={(event) => !event.metaKey && !event.ctrlKey && !event.shiftKey && onChoose()}
        // A list that moves under a resting pointer is no choice of the visitor's: only a moving one marks.
        onPointerMove={() => position !== active && onActivate(position)}
      >
        <Icon />
        <Words>
          <Head>
            <Title>
              <Marked text={option.title} words={words} />
            </Title>
            {option.place && <Place>{option.place}</Place>}
          </Head>
          {option.line && (
            <Line>
              <Marked text={option.line} words={words} />
            </Line>
          )}
        </Words>
      </Option>
    );
  };
  return (
    <List id={id} role="listbox" aria-label={label}>
      {groups.map(({ key, title, options }) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <GroupTitle id={`${id}-${key}`} role="presentation">
            {title}
          </GroupTitle>
          {options.map(row)}
        </div>
      ))}
    </List>
  );
}
