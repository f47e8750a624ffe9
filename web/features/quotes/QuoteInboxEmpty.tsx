import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { inboxTexts } from './quoteInbox.text';

const Place = styled('div')({
  padding: '3.5rem 1.5rem 4rem',
  borderTop: `1px solid ${tokens.colour.line}`,
  textAlign: 'center',
  '& p': { margin: '0 0 0.5rem' },
  '& p + p': { color: tokens.colour.inkSoft },
});

/** Instead of a list: nothing has come in yet, or nothing matches. */
export function QuoteInboxEmpty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const text = useText();
  return (
    <Place>
      <p>
        <strong>{text(isFiltered ? inboxTexts.noMatch : inboxTexts.none)}</strong>
      </p>
      <p>{text(isFiltered ? inboxTexts.noMatchLead : inboxTexts.noneLead)}</p>
      {isFiltered && <Button onClick={onClear}>{text(inboxTexts.clear)}</Button>}
    </Place>
  );
}
