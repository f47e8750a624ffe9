import { styled } from '@mui/material/styles';

import type { VersionChange } from '@shared/content/content-editing.types';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import type { ContentAdminProps } from './ContentAdmin';
import { byText } from './content.text';
import { languageTexts } from './fields/fields.text';
import { PictureChange } from './PictureChange';
import { wordChanges } from './wordChanges';

const { colour } = tokens;

const All = styled('dl')({
  display: 'grid',
  gap: '0.5rem',
  margin: 0,
  '& dt': { fontSize: tokens.size.small, fontWeight: 600, color: colour.inkSoft },
  '& dd': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& del': { color: colour.bad, background: colour.hotTint },
  '& ins': { color: colour.good, background: colour.goodTint },
});

type ChangesProps = Pick<ContentAdminProps, 'loadBuiltPictures'> & { changes: readonly VersionChange[] };

/** Changes of a document word by word, with the names of those who made them where they are known. */
export function Changes({ changes, loadBuiltPictures }: ChangesProps) {
  return (
    <All>
      {changes.map((change) => (
        <Change key={`${change.path} ${change.language}`} change={change} loadBuiltPictures={loadBuiltPictures} />
      ))}
    </All>
  );
}

const tags = { both: 'span', before: 'del', after: 'ins' } as const;

type ChangeProps = Pick<ContentAdminProps, 'loadBuiltPictures'> & { change: VersionChange };

function Change({ change, loadBuiltPictures }: ChangeProps) {
  const text = useText();
  const { labels, language, before, after, picture, by } = change;
  const name = labels.map(text).join(' › ');
  const said = language ? `${name} (${text(languageTexts[language])})` : name;
  return (
    <div>
      <dt>{[said, by && text(byText)(by.join(', '))].filter(Boolean).join(' · ')}</dt>
      <dd>
        {picture ? (
          <PictureChange use={picture} before={before} after={after} loadBuiltPictures={loadBuiltPictures} />
        ) : (
          wordChanges(before, after).map(({ words, in: where }, index) => {
            const Tag = tags[where];
            // oxlint-disable-next-line react/no-array-index-key -- made again for other texts
            return <Tag key={index}>{words}</Tag>;
          })
        )}
      </dd>
    </div>
  );
}
