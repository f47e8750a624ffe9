import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';

import { useText } from '@/lib/locale';

import { passwordFieldTexts } from './form.text';
import { EyeIcon, EyeOffIcon } from './icons';

/** A password input that can be shown while typing. */
export function PasswordField({ slotProps, ...props }: TextFieldProps) {
  const text = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        ...slotProps,
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={text(isShown ? passwordFieldTexts.hide : passwordFieldTexts.show)}
                onClick={() => setIsShown(!isShown)}
              >
                {isShown ? <EyeOffIcon /> : <EyeIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
