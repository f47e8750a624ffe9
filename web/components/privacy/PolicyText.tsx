import { styled } from '@mui/material/styles';

import { longDate } from '@/lib/format/longDate';
import { useLanguage } from '@/lib/locale';
import type { PrivacyPolicy } from '@/lib/privacy';
import { usePrivacyText } from '@/lib/privacyTerms';
import { tokens } from '@/theme/tokens';

import { privacyTexts } from './privacy.text';

const Body = styled('div')({
  fontSize: '0.9375rem',
  lineHeight: 1.7,
  '& h2, & h3, & h4': { margin: '1.75rem 0 0.375rem', fontSize: '1rem', lineHeight: 1.5, letterSpacing: 'normal' },
  '& p': { margin: '0.25rem 0', color: tokens.colour.inkSoft },
});
const Changes = styled('p')({
  borderLeft: `3px solid ${tokens.colour.cold}`,
  paddingLeft: '0.75rem',
  '&&': { margin: '0.75rem 0' },
});

/** Which version it is, and since when it is in force. */
export function PolicyEdition({ version, from }: Pick<PrivacyPolicy, 'version' | 'from'>) {
  const language = useLanguage();
  return <time dateTime={from}>{privacyTexts.edition[language](version, longDate(from, language))}</time>;
}

type PolicyTextProps = { policy: PrivacyPolicy; heading?: 'h2' | 'h3' | 'h4' };

/** A version of the privacy policy, in full. */
export function PolicyText({ policy, heading: Heading = 'h3' }: PolicyTextProps) {
  const text = usePrivacyText();
  const { version, from, changes, intro, articles } = policy;
  return (
    <Body>
      <p>
        <PolicyEdition version={version} from={from} />
      </p>
      {changes && <Changes>{text({ text: changes })}</Changes>}
      <p>{text({ text: intro })}</p>
      {articles.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <Heading>{heading}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={text(paragraph)}>{text(paragraph)}</p>
          ))}
        </section>
      ))}
    </Body>
  );
}
