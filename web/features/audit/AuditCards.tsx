import { styled } from '@mui/material/styles';

import type { AuditEntry } from '@server/audit/audit.types';

import { koreanTime } from '@/lib/koreanTime';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { actionTexts, auditTexts } from './audit.text';
import { AuditResult, AuditTarget, AuditWho } from './AuditParts';

const Cards = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Card = styled('li')({
  display: 'grid',
  gap: '0.25rem',
  padding: '0.875rem clamp(1rem, 0.75rem + 1vw, 1.5rem)',
  borderTop: `1px solid ${tokens.colour.line}`,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& p:empty': { display: 'none' },
});
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.125rem 1rem',
});
const Small = styled('p')({ fontSize: tokens.size.small, color: tokens.colour.inkSoft });

/** The log on phones. */
export function AuditCards({ entries }: { entries: readonly AuditEntry[] }) {
  const text = useText();
  const language = useLanguage();
  return (
    <Cards aria-label={text(auditTexts.tab)}>
      {entries.map((entry) => (
        <Card key={entry.id}>
          <Small>
            <time dateTime={entry.at}>{koreanTime(entry.at, language)}</time>
          </Small>
          <Line>
            <strong>{text(actionTexts[entry.action])}</strong>
            <AuditResult outcome={entry.outcome} />
          </Line>
          <p>
            <AuditTarget subject={entry.subject} />
          </p>
          <Small>
            <AuditWho session={entry.session} address={entry.address} />
          </Small>
        </Card>
      ))}
    </Cards>
  );
}
