import TextField from '@mui/material/TextField';

import { devices, vitalsPeriods } from '@server/vitals/vitals.types';

import { ListFilters } from '@/components/ListPanel';
import { useText } from '@/lib/locale';

import { deviceTexts, periodText, vitalsTexts } from './vitals.text';
import type { VitalsChoice } from './vitalsChoice';

type VitalsChoicesProps = { choice: VitalsChoice; onChange: (change: Partial<VitalsChoice>) => void };

/** Period and device; both live in the address. */
export function VitalsChoices({ choice, onChange }: VitalsChoicesProps) {
  const text = useText();
  const slotProps = { select: { native: true }, inputLabel: { shrink: true } };
  return (
    <ListFilters>
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
    </ListFilters>
  );
}
