import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

import { useLanguage, useText } from '@/lib/locale';
import { localTime } from '@/lib/format/localTime';
import { tokens } from '@/theme/tokens';

import { conflictTexts, postPartTexts } from './form.text';
import { bothVersions } from './usePostConflict';
import type { PostEntries } from './usePostEntries';

const { colour } = tokens;

const Panel = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  padding: 'clamp(1rem, 0.75rem + 1vw, 1.5rem)',
  border: `1px solid ${colour.hot}`,
  borderLeftWidth: 4,
  borderRadius: tokens.radius.small,
  background: colour.hotTint,
  scrollMarginTop: 130,
  '& h3': { margin: 0, fontSize: '1.125rem', lineHeight: 1.4 },
  '& h4': { margin: '0 0 0.375rem', fontSize: tokens.size.body },
  '& p': { margin: 0 },
});
const Versions = styled('div')({
  display: 'grid',
  gap: '0.5rem 1rem',
  [tokens.media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Version = styled('div')({
  maxHeight: '14rem',
  padding: '0.625rem 0.75rem',
  overflow: 'auto',
  border: `1px solid ${colour.line}`,
  borderRadius: tokens.radius.small,
  background: colour.white,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const Caption = styled('p')({ fontSize: tokens.size.small, fontWeight: 600, color: colour.inkSoft });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', '&:empty': { display: 'none' } });

/** The newer version that someone else has stored, beside one's own, and what can be done about it. */
export function ConflictPanel({ entries }: { entries: PostEntries }) {
  const text = useText();
  const language = useLanguage();
  const panel = useRef<HTMLElement>(null);
  const { conflict, hasGivenUp, takePart, takeAll, takeBack } = entries.conflict;
  const stored = conflict?.stored;
  useEffect(() => {
    // Each newer version is led to; what was typed is right below.
    if (stored) panel.current?.focus();
  }, [stored]);
  if (!conflict || !stored) return null;
  return (
    <Panel ref={panel} tabIndex={-1} aria-labelledby="conflict-title">
      <div>
        <div role="alert">
          <h3 id="conflict-title">{text(conflictTexts.title)}</h3>
        </div>
        <Caption>{[text(conflictTexts.storedAt), localTime(stored.updatedAt, language)].join(': ')}</Caption>
      </div>
      <p>{text(conflictTexts.lead)}</p>
      {conflict.changed.map((part) => {
        const { theirs, mine, isSame } = bothVersions(part, stored, entries, language);
        const name = text(postPartTexts[part]);
        return (
          <div key={part}>
            <h4>{name}</h4>
            <Versions>
              <div>
                <Caption>{text(conflictTexts.stored)}</Caption>
                {/* Long texts scroll, with the keyboard too. */}
                <Version role="group" tabIndex={0} aria-label={`${name}: ${text(conflictTexts.stored)}`}>
                  {theirs}
                </Version>
              </div>
              <div>
                <Caption>{text(conflictTexts.yours)}</Caption>
                <Version role="group" tabIndex={0} aria-label={`${name}: ${text(conflictTexts.yours)}`}>
                  {isSame ? text(conflictTexts.same) : mine}
                </Version>
              </div>
            </Versions>
            {!isSame && (
              <Button size="small" aria-label={`${text(conflictTexts.use)}: ${name}`} onClick={() => takePart(part)}>
                {text(conflictTexts.use)}
              </Button>
            )}
          </div>
        );
      })}
      {hasGivenUp && (
        <Alert severity="success" role="status">
          {text(conflictTexts.taken)}
        </Alert>
      )}
      <Actions>
        {hasGivenUp && (
          <Button size="small" variant="outlined" onClick={takeBack}>
            {text(conflictTexts.takeBack)}
          </Button>
        )}
        {!hasGivenUp && entries.isDirty && (
          <Button size="small" variant="outlined" onClick={takeAll}>
            {text(conflictTexts.takeAll)}
          </Button>
        )}
      </Actions>
    </Panel>
  );
}
