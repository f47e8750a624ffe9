import { styled } from '@mui/material/styles';

import type { AuditEntry, AuditOutcome } from '@server/audit/audit.types';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { auditTexts, nounTexts, outcomeTexts, sessionText } from './audit.text';

const { colour, size } = tokens;

const looks: Record<AuditOutcome, { color: string; fontWeight: number }> = {
  done: { color: colour.inkSoft, fontWeight: 400 },
  failed: { color: colour.bad, fontWeight: 600 },
  unknown: { color: colour.hot, fontWeight: 600 },
};

/** What became of it. */
export function AuditResult({ outcome }: { outcome: AuditOutcome }) {
  const text = useText();
  return <span style={looks[outcome]}>{text(outcomeTexts[outcome])}</span>;
}

const Soft = styled('span')({ display: 'block', fontSize: size.small, color: colour.inkSoft, whiteSpace: 'nowrap' });

/** What it was done to, as it was called then; below it the list that this is in. */
export function AuditTarget({ subject }: Pick<AuditEntry, 'subject'>) {
  const text = useText();
  if (!subject) return null;
  return (
    <>
      {subject.name ?? subject.id}
      <Soft>{text(nounTexts[subject.noun])}</Soft>
    </>
  );
}

/** The session and the address it came from. */
export function AuditWho({ session, address }: Pick<AuditEntry, 'session' | 'address'>) {
  const text = useText();
  if (!session && !address) return text(auditTexts.automatic);
  return (
    <>
      {session && text(sessionText)(session)}
      <Soft>{address}</Soft>
    </>
  );
}
