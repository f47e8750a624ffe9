import Button from '@mui/material/Button';

import { ListEmpty } from '@/components/ListPanel';
import { useText } from '@/lib/locale';

import { inboxTexts } from './quoteInbox.text';

/** Instead of a list: nothing has come in yet, or nothing matches. */
export function QuoteInboxEmpty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const text = useText();
  return (
    <ListEmpty>
      <p>
        <strong>{text(isFiltered ? inboxTexts.noMatch : inboxTexts.none)}</strong>
      </p>
      <p>{text(isFiltered ? inboxTexts.noMatchLead : inboxTexts.noneLead)}</p>
      {isFiltered && <Button onClick={onClear}>{text(inboxTexts.clear)}</Button>}
    </ListEmpty>
  );
}
