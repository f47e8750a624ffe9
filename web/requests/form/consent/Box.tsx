import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { consentTexts } from './consent.text';
import type { Consent } from './useConsent';

/** The id of the box, also of the anchor that the list of wrong fields leads to. */
export const CONSENT_ID = 'quote-consent';
const PROBLEM_ID = `${CONSENT_ID}-problem`;

const Label = styled(FormControlLabel)({
  minHeight: 44,
  margin: 0,
  color: tokens.colour.ink,
  '& .MuiFormControlLabel-label': { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5, wordBreak: 'keep-all' },
  '& .MuiCheckbox-root': { marginLeft: -11 },
});

/** The box to be marked; there is none on a site that needs no consent. */
export function ConsentBox({ consent: { basis, isMarked, isMissing, box, mark } }: { consent: Consent }) {
  const text = useText();
  if (basis !== 'consent') return null;
  return (
    <div>
      <Label
        label={text(consentTexts.agree)}
        control={
          <Checkbox
            name="consent"
            checked={isMarked}
            color={isMissing ? 'error' : 'primary'}
            onChange={(_event, isNow) => mark(isNow)}
            sx={isMissing ? { color: 'error.main' } : undefined}
            slotProps={{
              input: {
                ref: box,
                id: CONSENT_ID,
                required: true,
                'aria-invalid': isMissing,
                'aria-describedby': isMissing ? PROBLEM_ID : undefined,
              },
            }}
          />
        }
      />
      {isMissing && (
        <FormHelperText id={PROBLEM_ID} error>
          {text(consentTexts.missing)}
        </FormHelperText>
      )}
    </div>
  );
}
