import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';

import type { TenderLine, TenderView } from '@shared/posts/post-view.types';
import { tenderTexts } from '@shared/posts/tender.text';

import { DownloadIcon } from '@/components/icons';
import { Link } from '@/components/Link';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { ClosingMark } from './ClosingMark';
import { PostDownload } from './Download';

const { colour, radius, size } = tokens;

const Block = styled('section')({
  display: 'grid',
  gap: '1.25rem',
  marginBottom: '1.75rem',
  padding: '1.25rem',
  borderRadius: radius.large,
  background: colour.mist,
  '& a:not([download])': { color: colour.cold, textUnderlineOffset: 3 },
});
const Change = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 0.75rem',
  margin: 0,
  paddingLeft: '0.75rem',
  borderLeft: `4px solid ${colour.hot}`,
  overflowWrap: 'anywhere',
  '& strong': { color: colour.hot },
  '& a': { minWidth: 0, padding: '0.25rem 0' },
});
const Lines = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: '0.875rem 1.5rem',
  margin: 0,
  '& dt': { fontSize: size.small, color: colour.inkSoft },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
});
const Notices = styled('div')({
  fontSize: size.small,
  '& p': { margin: '0 0 0.25rem', color: colour.inkSoft },
  '& ul': { display: 'grid', gap: '0.25rem', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '0 0.75rem' },
  // As high as a finger needs.
  '& a': { minWidth: 0, padding: '0.25rem 0', fontWeight: 600, overflowWrap: 'anywhere' },
  '& li span': { padding: '0.25rem 0', color: colour.inkSoft },
});

/** In case the server's own name for it does not come with it. */
const CALENDAR_FILE = 'tender.ics';

type PostTenderProps = {
  tender: TenderView;
  /** The address of a locked post's calendar file expires. */
  isLasting: boolean;
  /** Opens the post again for a fresh address. */
  onReopen: () => void;
};

/** Tender of a post: facts, its closing time for calendars, and its other notices. */
export function PostTender({ tender, isLasting, onReopen }: PostTenderProps) {
  const text = useText();
  const { change, lines, calendarUrl, notices } = tender;
  return (
    <Block aria-label={text(tenderTexts.tender)} data-tender>
      {change && (
        <Change>
          <strong>{change.words}</strong>
          <Link to={change.url} lang={change.language}>
            {change.title}
          </Link>
        </Change>
      )}
      {lines.length > 0 && (
        <Lines>
          {lines.map((line) => (
            <div key={`${line.name} ${line.value}`}>
              <dt>{line.name}</dt>
              <dd>
                <Value line={line} />
              </dd>
            </div>
          ))}
        </Lines>
      )}
      {calendarUrl && isLasting && (
        <Button
          variant="outlined"
          color="inherit"
          sx={{ justifySelf: 'start', gap: 1.25 }}
          href={calendarUrl}
          download={CALENDAR_FILE}
        >
          <DownloadIcon />
          {text(tenderTexts.calendar)}
        </Button>
      )}
      {calendarUrl && !isLasting && (
        <PostDownload
          file={{ url: calendarUrl, name: CALENDAR_FILE, size: '' }}
          label={text(tenderTexts.calendar)}
          name={undefined}
          isLasting={false}
          onReopen={onReopen}
        />
      )}
      {notices.length > 0 && (
        <Notices>
          <p>{text(tenderTexts.notices)}</p>
          <ul>
            {notices.map(({ url, title, language, about }) => (
              <li key={url}>
                <Link to={url} lang={language}>
                  {title}
                </Link>
                <span>{about}</span>
              </li>
            ))}
          </ul>
        </Notices>
      )}
    </Block>
  );
}

function Value({ line: { value, url, closing } }: { line: TenderLine }) {
  if (url) return <MuiLink href={url}>{value}</MuiLink>;
  if (!closing) return value;
  return (
    <>
      <time dateTime={closing.closesAt}>{value}</time> <ClosingMark closesAt={closing.closesAt} sent={closing} />
    </>
  );
}
