import { styled } from '@mui/material/styles';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { keyNames, searchTexts } from './search.text';

const { colour, media } = tokens;

const Bottom = styled('div')({
  display: 'none',
  [media.tablet]: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.25rem',
    padding: '0.625rem 1.5rem',
    borderTop: `1px solid ${colour.line}`,
    background: colour.mist,
    fontSize: '0.8125rem',
    color: colour.inkSoft,
  },
  '& > :first-of-type': { marginRight: 'auto' },
});
const Key = styled('kbd')({
  marginRight: '0.375rem',
  padding: '0.0625rem 0.375rem',
  border: `1px solid ${colour.line}`,
  borderRadius: tokens.radius.small,
  background: colour.white,
  font: 'inherit',
  fontSize: '0.75rem',
});

const hints = [
  { key: keyNames.move, words: searchTexts.move },
  { key: keyNames.enter, words: searchTexts.open },
  { key: keyNames.escape, words: searchTexts.leave },
] as const;

/** Below the results: how many there are, and which keys do what. */
export function SearchHints({ found }: { found: string }) {
  const text = useText();
  return (
    <Bottom aria-hidden>
      <span>{found}</span>
      {hints.map(({ key, words: meaning }) => (
        <span key={key}>
          <Key>{key}</Key>
          {text(meaning)}
        </span>
      ))}
    </Bottom>
  );
}
