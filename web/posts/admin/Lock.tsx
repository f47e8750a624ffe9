import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { Controller, useFormContext, useWatch } from 'react-hook-form';

import { FieldPanel, Hint } from '@/admin/file/FileField';
import { LockIcon } from '@/admin/icons';
import { PasswordField } from '@/admin/PasswordField';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { lockTexts } from './form.text';
import { usePostField } from './usePostEntries';
import type { PostValues } from './values';

const State = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  margin: 0,
  fontWeight: 600,
  color: tokens.colour.hot,
  '& svg': { fontSize: '1.25rem' },
});

/** The password of a post: a first one, or what becomes of the one it has. */
export function PostLock({ isLocked }: { isLocked: boolean }) {
  const text = useText();
  const { control } = useFormContext<PostValues>();
  const lock = useWatch({ control, name: 'lock' });
  return (
    <FieldPanel>
      <legend>{text(lockTexts.title)}</legend>
      {isLocked && (
        <>
          <State>
            <LockIcon />
            {text(lockTexts.isSet)}
          </State>
          <Controller
            control={control}
            name="lock"
            render={({ field: { ref: _group, ...field } }) => (
              <RadioGroup {...field} aria-label={text(lockTexts.title)}>
                {(['keep', 'change', 'remove'] as const).map((choice) => (
                  <FormControlLabel
                    key={choice}
                    value={choice}
                    control={<Radio size="small" />}
                    label={text(lockTexts[choice])}
                  />
                ))}
              </RadioGroup>
            )}
          />
        </>
      )}
      {isLocked && lock === 'remove' && <Hint role="status">{text(lockTexts.removed)}</Hint>}
      {(!isLocked || lock === 'change') && <NewPassword isFirst={!isLocked} />}
    </FieldPanel>
  );
}

function NewPassword({ isFirst }: { isFirst: boolean }) {
  const text = useText();
  const { field, problem } = usePostField('password');
  const { control } = useFormContext<PostValues>();
  const isPlain = /^[ -~]*$/.test(useWatch({ control, name: 'password' }));
  const hint = isPlain ? isFirst && lockTexts.hint : lockTexts.hardToType;
  return (
    <PasswordField
      {...field}
      label={text(isFirst ? lockTexts.password : lockTexts.newPassword)}
      // The browser would otherwise offer the administrator's own password.
      autoComplete="new-password"
      helperText={problem ?? (hint && text(hint))}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
