import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

import { tenderStates } from '@shared/posts/tender.types';
import type { TenderState } from '@shared/posts/tender.types';

import { boardTexts } from '@/posts/boards.text';
import { useText } from '@/lib/locale';

type TenderStatesProps = { state: TenderState | undefined; onChange: (state: TenderState | undefined) => void };

/** Shows all tenders, those that take offers, or those that take none. */
export function TenderStates({ state, onChange }: TenderStatesProps) {
  const text = useText();
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      aria-label={text(boardTexts.states)}
      value={state ?? ''}
      // Pressed once more, the current one stays.
      onChange={(_event, value: TenderState | '' | null) => value !== null && onChange(value || undefined)}
    >
      <ToggleButton value="">{text(boardTexts.all)}</ToggleButton>
      {tenderStates.map((each) => (
        <ToggleButton key={each} value={each}>
          {text(boardTexts[each])}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
