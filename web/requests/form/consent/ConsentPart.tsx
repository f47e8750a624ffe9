import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Link } from '@/components/Link';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo } from '@/lib/paths';
import type { QuoteNotice } from '@/lib/privacy';
import { tokens } from '@/theme/tokens';

import { ConsentBox } from './Box';
import { consentTexts } from './consent.text';
import { ConsentNotice } from './Notice';
import type { Consent } from './useConsent';

const Part = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.5rem',
  fontSize: tokens.size.small,
  color: tokens.colour.inkSoft,
});
const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 1.25rem' });
const InFull = styled(Link)({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });

type ConsentPartProps = { consent: Consent; notice: QuoteNotice; privacy: ReactNode };

/** Shows the privacy notice, and the consent if the site asks for it. */
export function ConsentPart({ consent, notice, privacy }: ConsentPartProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Part>
      <ConsentNotice notice={notice} basis={consent.basis} />
      <Links>
        {privacy}
        {/* Beside the form, which may hold files that no draft keeps. */}
        <InFull to={pathTo(language, 'privacyPolicy')} target="_blank" rel="noopener">
          {text(consentTexts.inFull)}
        </InFull>
      </Links>
      <ConsentBox consent={consent} />
    </Part>
  );
}
