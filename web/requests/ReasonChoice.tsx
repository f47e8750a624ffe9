import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

import { lossReasonTexts } from '@shared/requests/outcomes.text';
import { lossReasons } from '@shared/requests/quotations.types';
import type { LossReason } from '@shared/requests/quotations.types';

import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

const Group = styled(ToggleButtonGroup)({ flexWrap: 'wrap' });
const Reason = styled(ToggleButton)({
  minHeight: 44,
  padding: '0.25rem 0.875rem',
  fontSize: tokens.size.small,
  textTransform: 'none',
  color: tokens.colour.ink,
  '&.Mui-selected, &.Mui-selected:hover': { color: tokens.colour.white, background: tokens.colour.cold },
});

type ReasonChoiceProps = { label: Localized; chosen: LossReason | null; onChoose: (reason: LossReason) => void };

/** One tap for why a quotation was declined or lost. */
export function ReasonChoice({ label, chosen, onChoose }: ReasonChoiceProps) {
  const text = useText();
  return (
    <Group
      exclusive
      value={chosen}
      aria-label={text(label)}
      onChange={(_, reason: LossReason | null) => reason && onChoose(reason)}
    >
      {lossReasons.map((reason) => (
        <Reason key={reason} value={reason}>
          {text(lossReasonTexts[reason])}
        </Reason>
      ))}
    </Group>
  );
}
