import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { Note } from '@/admin/Note';
import { useMay } from '@/admin/session';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { mailTexts } from './settings/mail.text';
import { SETTINGS_TAB } from './SettingsPanel';

const Words = styled('span')({ marginRight: '0.75rem' });
const Way = styled(Link)({ fontWeight: 600, color: tokens.colour.coldDark, textUnderlineOffset: 3 });

/** Tells administrators on every screen that no letter leaves the site. */
export function NoMailServerNote() {
  const text = useText();
  const language = useLanguage();
  const may = useMay();
  return (
    <Note severity="warning" words={text(mailTexts.none)}>
      <Words>{text(mailTexts.none)}</Words>
      {may([]) && <Way to={`${pathTo(language, 'manage')}?tab=${SETTINGS_TAB}`}>{text(mailTexts.toSettings)}</Way>}
    </Note>
  );
}
