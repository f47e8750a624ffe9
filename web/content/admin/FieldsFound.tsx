import { styled } from '@mui/material/styles';

import type { Localized } from '@/lib/locale';
import { LoadFailure } from '@/admin/LoadFailure';
import { Link } from '@/components/Link';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { pathToDocument } from './address';
import { useFindFieldsQuery } from './api';
import { foundText, findTexts } from './content.text';

const Found = styled('ul')({
  display: 'grid',
  gap: '0.375rem',
  margin: '0.5rem 0 0',
  padding: 0,
  listStyle: 'none',
  '& span': {
    display: 'block',
    overflow: 'hidden',
    fontSize: tokens.size.small,
    color: tokens.colour.inkSoft,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/** The fields that a search is about, each a way to it. */
export function FieldsFound({ q }: { q: string }) {
  const text = useText();
  const language = useLanguage();
  const { data, isError, refetch } = useFindFieldsQuery(q);
  if (isError) return <LoadFailure onRetry={refetch}>{text(findTexts.failed)}</LoadFailure>;
  const fields = data?.fields ?? [];
  const nameOf = (labels: readonly Localized[]) => labels.map(text).join(' › ');
  return (
    <div>
      <strong role="status">
        {data && (fields.length > 0 ? text(foundText)(fields.length) : text(findTexts.none))}
      </strong>
      <Found>
        {fields.map(({ document, title, path, labels, said }) => (
          <li key={`${document} ${path}`}>
            <Link to={pathToDocument(language, document, path)}>{nameOf([title, ...labels])}</Link>
            <span>{text(said)}</span>
          </li>
        ))}
      </Found>
    </div>
  );
}
