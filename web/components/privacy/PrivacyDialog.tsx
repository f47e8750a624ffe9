import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';

import { componentTexts, missingPartTexts } from '@/components/components.text';
import { Dialog } from '@/components/Dialog';
import { CloseIcon } from '@/components/icons';
import { Link } from '@/components/Link';
import { loadContent } from '@/lib/content';
import { useLanguage, useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { pathTo } from '@/lib/paths';
import type { PrivacyPolicy } from '@/lib/privacy';
import { useSiteStore } from '@/lib/useSiteStore';
import { tokens } from '@/theme/tokens';

import { PolicyText } from './PolicyText';
import { privacyTexts } from './privacy.text';

const { colour } = tokens;

const Popup = styled(Dialog)({
  width: 'min(44rem, calc(100vw - 2rem))',
  maxHeight: 'min(46rem, calc(100dvh - 2rem))',
  maxWidth: 'none',
});
const Top = styled('div')({
  position: 'sticky',
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: '0.75rem 0.75rem 0.75rem clamp(1.25rem, 4vw, 2rem)',
  borderBottom: `1px solid ${colour.line}`,
  background: colour.white,
  [tokens.media.low]: { position: 'static' },
});
const Title = styled('h2')({ margin: 0, fontSize: '1.25rem', lineHeight: 1.3 });
const Body = styled('div')({
  padding: '1.25rem clamp(1.25rem, 4vw, 2rem) 2rem',
});
const ToPage = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginTop: '1rem',
  fontWeight: 600,
});

type PrivacyDialogProps = { title: Localized; onClose: () => void };

/** The privacy policy as a popup. Use `PrivacyButton` unless something else opens it. */
export function PrivacyDialog({ title, onClose }: PrivacyDialogProps) {
  const text = useText();
  const language = useLanguage();
  const titleId = useId();
  const store = useSiteStore();
  const [policy, setPolicy] = useState<PrivacyPolicy | 'missing'>();
  useEffect(() => {
    const place = { pathname: pathTo(language, 'privacyPolicy'), search: '' };
    void loadContent(store, place).then(({ data }) => setPolicy(data?.views.policy?.inForce ?? 'missing'));
  }, [store, language]);
  return (
    <Popup isOpen onClose={onClose} labelledBy={titleId}>
      <Top>
        <Title id={titleId}>{text(title)}</Title>
        <IconButton size="large" aria-label={text(componentTexts.close)} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Top>
      <Body aria-busy={policy === undefined}>
        {policy === 'missing' && <p>{text(missingPartTexts.missing)}</p>}
        {typeof policy === 'object' && <PolicyText policy={policy} />}
        <ToPage to={pathTo(language, 'privacyPolicy')} onClick={onClose}>
          {text(privacyTexts.toPage)}
        </ToPage>
      </Body>
    </Popup>
  );
}
