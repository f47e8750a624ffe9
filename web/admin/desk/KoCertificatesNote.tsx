import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { Note } from '@/admin/Note';
import { useMay } from '@/admin/session';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { settingsTexts } from './admin.text';
import { useSettingsQuery } from './adminApi';
import { SETTINGS_TAB } from './SettingsPanel';

const Words = styled('span')({ marginRight: '0.75rem' });
const Way = styled(Link)({ fontWeight: 600, color: tokens.colour.coldDark, textUnderlineOffset: 3 });

/** Reminds administrators, as long as it is so, that the Korean page does not show what they store. */
export function KoCertificatesNote() {
  const text = useText();
  const language = useLanguage();
  const may = useMay();
  const { data: settings } = useSettingsQuery();
  if (settings?.koCertificates !== 'built-in') return null;
  return (
    <Note severity="info" words={text(settingsTexts.koBuiltIn)}>
      <Words>{text(settingsTexts.koBuiltIn)}</Words>
      {may([]) && (
        <Way to={`${pathTo(language, 'manage')}?tab=${SETTINGS_TAB}`}>{text(settingsTexts.changeSource)}</Way>
      )}
    </Note>
  );
}
