import { styled } from '@mui/material/styles';

import { markIn } from '@shared/content/fields/mark-in';

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
export function PolicyEdition({ policy }: { policy: Pick<PrivacyPolicy, 'version' | 'from'> }) {
  const language = useLanguage();
  const { version, from } = policy;
  const day = longDate(from, language) + markIn(policy, 'from');
  return <time dateTime={from}>{privacyTexts.edition[language](version, day)}</time>;
}

type PolicyTextProps = { policy: PrivacyPolicy; heading?: 'h2' | 'h3' | 'h4' };

/** A version of the privacy policy, in full. */
export function PolicyText({ policy, heading: Heading = 'h3' }: PolicyTextProps) {
  const text = usePrivacyText();
  const { changes, intro, articles } = policy;
  return (
    <Body>
      <p>
        <PolicyEdition policy={policy} />
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
