import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

import { languages, useText } from '@/lib/locale';
import type { Language } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { languageNames, sheetLanguageTexts } from './request.text';

const Choice = styled(ToggleButton)({
  minHeight: 44,
  padding: '0.25rem 0.875rem',
  fontSize: tokens.size.small,
  fontWeight: 600,
  textTransform: 'none',
  color: tokens.colour.ink,
  '&.Mui-selected, &.Mui-selected:hover': { color: tokens.colour.white, background: tokens.colour.cold },
});
const OfSender = styled('span')({ marginLeft: '0.375rem', fontWeight: 400 });

type QuoteSheetLanguageProps = { chosen: Language; ofSender: Language; onChoose: (language: Language) => void };

/** In which language the sheet is shown and printed; the sender's, which is the one to answer in, is marked. */
export function QuoteSheetLanguage({ chosen, ofSender, onChoose }: QuoteSheetLanguageProps) {
  const text = useText();
  return (
    <ToggleButtonGroup
      exclusive
      value={chosen}
      aria-label={text(sheetLanguageTexts.name)}
      // Null when the pressed one is pressed again: one of them always holds.
      onChange={(_, language: Language | null) => language && onChoose(language)}
    >
      {languages.map((language) => (
        <Choice key={language} value={language}>
          <span lang={language}>{languageNames[language]}</span>
          {language === ofSender && <OfSender>{text(sheetLanguageTexts.ofSender)}</OfSender>}
        </Choice>
      ))}
    </ToggleButtonGroup>
  );
}
