import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';

import type { KindredRequest } from '@shared/requests/desk.types';
import { namesOfProducts } from '@shared/questionnaire/products.text';
import type { QuoteDetail, QuoteStatus } from '@shared/requests/quotes.types';

import { LoadFailure } from '@/admin/LoadFailure';
import { koreanDay } from '@/lib/format/koreanTime';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { kindredTexts } from './handling.text';
import { useKindredRequestsQuery } from './handlingApi';
import { MergeDialog } from './MergeDialog';
import type { MergeWith } from './MergeDialog';

/** Address of a request, and the view of its status. */
type Shows = { requestHref: (id: string) => string; Status: ComponentType<{ status: QuoteStatus }> };

const List = styled('ul')({ display: 'grid', gap: '0.75rem', margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')({
  display: 'grid',
  gap: '0.125rem',
  fontSize: tokens.size.small,
  overflowWrap: 'anywhere',
  '& + &': { paddingTop: '0.75rem', borderTop: `1px solid ${tokens.colour.line}` },
  '& > span': { color: tokens.colour.inkSoft },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.25rem 0.5rem',
  '& a': { fontWeight: 700, color: tokens.colour.coldDark, fontSize: tokens.size.body },
});
const Soft = styled('p')({ margin: 0, fontSize: tokens.size.small, color: tokens.colour.inkSoft });

type KindredProps = Shows & { quote: QuoteDetail };

/** Other requests of the same address or company, each to be opened, or made one with this. */
export function Kindred({ quote, requestHref, Status }: KindredProps) {
  const text = useText();
  const { data, isError, refetch } = useKindredRequestsQuery(quote.id, { refetchOnMountOrArgChange: true });
  const [other, setOther] = useState<MergeWith>();
  const mayMerge = quote.mergedInto === null;
  return (
    <>
      {isError && <LoadFailure onRetry={refetch}>{text(kindredTexts.failed)}</LoadFailure>}
      {data?.total === 0 && <Soft>{text(kindredTexts.none)}</Soft>}
      {data && data.items.length > 0 && (
        <List>
          {data.items.map((item) => (
            <KindredItem
              key={item.id}
              item={item}
              requestHref={requestHref}
              Status={Status}
              onMerge={
                mayMerge && !item.isMerged
                  ? () => setOther({ reference: item.reference, isEarlier: item.createdAt < quote.createdAt })
                  : undefined
              }
            />
          ))}
        </List>
      )}
      {data && data.total > data.items.length && <Soft>{text(kindredTexts.more)(data.total - data.items.length)}</Soft>}
      {mayMerge && (
        <div>
          <Button size="small" onClick={() => setOther({ reference: '', isEarlier: false })}>
            {text(kindredTexts.mergeOther)}
          </Button>
        </div>
      )}
      {other && (
        <MergeDialog quote={quote} other={other} requestHref={requestHref} onClose={() => setOther(undefined)} />
      )}
    </>
  );
}

type KindredItemProps = Shows & { item: KindredRequest; onMerge: (() => void) | undefined };

function KindredItem({ item, onMerge, requestHref, Status }: KindredItemProps) {
  const text = useText();
  const language = useLanguage();
  const { id, reference, createdAt, status, company, projectName, products, isSameAddress, isMerged } = item;
  const about = [projectName, namesOfProducts(products, language)].filter(Boolean).join(' · ');
  const origin = isSameAddress ? kindredTexts.sameAddress : kindredTexts.sameCompany;
  return (
    <Item>
      <Head>
        <Link to={requestHref(id)}>{reference}</Link>
        <Status status={status} />
      </Head>
      <span>
        {[koreanDay(createdAt, language), text(origin), ...(isMerged ? [text(kindredTexts.merged)] : [])].join(' · ')}
      </span>
      <span>{[company, about].filter(Boolean).join(' · ')}</span>
      {onMerge && (
        <div>
          <Button size="small" aria-label={text(kindredTexts.mergeWith)(reference)} onClick={onMerge}>
            {text(kindredTexts.merge)}
          </Button>
        </div>
      )}
    </Item>
  );
}
