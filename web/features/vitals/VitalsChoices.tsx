import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

import { devices, vitalsPeriods } from '@server/vitals/vitals.types';

import { useText } from '@/lib/locale';

import { deviceTexts, periodText, vitalsTexts } from './vitals.text';
import type { VitalsChoice } from './vitalsChoice';

const Fields = styled('search')({
  display: 'grid',
  flex: '1 1 20rem',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '0.75rem',
  maxWidth: '28rem',
  '& .MuiInputBase-root': { minHeight: 44 },
});

type VitalsChoicesProps = { choice: VitalsChoice; onChange: (change: Partial<VitalsChoice>) => void };

/** Period and device; both live in the address. */
export function VitalsChoices({ choice, onChange }: VitalsChoicesProps) {
  const text = useText();
  const slotProps = { select: { native: true }, inputLabel: { shrink: true } };
  return (
    <Fields>
      <TextField
        select
        name="days"
        size="small"
        label={text(vitalsTexts.period)}
        value={choice.days}
        onChange={({ target }) => onChange({ days: vitalsPeriods.find((days) => String(days) === target.value) })}
        slotProps={slotProps}
      >
        {vitalsPeriods.map((days) => (
          <option key={days} value={days}>
            {text(periodText)(days)}
          </option>
        ))}
      </TextField>
      <TextField
        select
        name="device"
        size="small"
        label={text(vitalsTexts.device)}
        value={choice.device ?? ''}
        onChange={({ target }) => onChange({ device: devices.find((device) => device === target.value) })}
        slotProps={slotProps}
      >
        <option value="">{text(vitalsTexts.allDevices)}</option>
        {devices.map((device) => (
          <option key={device} value={device}>
            {text(deviceTexts[device])}
          </option>
        ))}
      </TextField>
    </Fields>
  );
}
