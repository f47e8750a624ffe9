import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactNode } from 'react';

import { entriesOf } from '@shared/words/records';

import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { Explanation, Group } from './settingsStyles';

type SettingChoiceProps<Value extends string> = {
  name: string;
  legend: Localized;
  lead: Localized;
  /** Every value with its words. */
  options: Record<Value, Localized>;
  value: Value;
  onChange: (value: Value) => void;
  children?: ReactNode;
};

/** One of several values of a setting, and what it means. */
export function SettingChoice<Value extends string>({
  name,
  legend,
  lead,
  options,
  value,
  onChange,
  children,
}: SettingChoiceProps<Value>) {
  const text = useText();
  return (
    <Group>
      <legend>{text(legend)}</legend>
      <Explanation>{text(lead)}</Explanation>
      <RadioGroup name={name} value={value}>
        {entriesOf(options).map(([option, words]) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio />}
            label={text(words)}
            onChange={() => onChange(option)}
          />
        ))}
      </RadioGroup>
      {children}
    </Group>
  );
}
