import { styled } from '@mui/material/styles';

import type { SiteViews } from '@shared/content/views';

import { ActionLink } from '@/components/ActionLink';
import { PageHero } from '@/components/PageHero';
import { SampleNote } from '@/components/SampleNote';
import { Section } from '@/components/Section';
import { SideNavLayout } from '@/components/sideNav/SideNavLayout';
import { sectionsOf } from '@/navigation/navigation';
import { pages } from '@/navigation/pages';
import { useContent } from '@/lib/content';
import { useLanguage, useText } from '@/lib/locale';
import { deliveryFileUrl, pathTo } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { CountTable } from './CountTable';
import { deliveryCounts, deliveryTexts } from './delivery.text';
import { DownloadCard } from './DownloadCard';

const Note = styled('div')({ marginBottom: '1.5rem' });
const More = styled('div')({
  marginTop: 'clamp(2rem, 1.5rem + 2vw, 3rem)',
  '& p': { margin: '0 0 1.25rem', maxWidth: tokens.width.text },
});

function RecordCard({ record }: { record: SiteViews['deliveries']['records'][number] }) {
  const text = useText();
  const { fileName, title, period, tag, kinds, kindTitle, rows, columns, units, years } = record;
  return (
    <DownloadCard
      tag={tag}
      title={title}
      period={period}
      facts={[
        {
          label: text(deliveryTexts.contents),
          value: text(deliveryCounts.contents)(rows, columns),
        },
        { label: text(deliveryTexts.units), value: text(deliveryCounts.units)(units) },
        { label: text(deliveryTexts.sheets), value: text(deliveryTexts.bothLanguages) },
        { label: text(deliveryTexts.format), value: text(deliveryTexts.spreadsheet) },
      ]}
      url={deliveryFileUrl(fileName)}
      download={text(deliveryTexts.download)}
    >
      <CountTable
        caption={text(deliveryCounts.caption)(kindTitle)}
        rowTitle={kindTitle}
        columns={years.map(String)}
        totalTitle={text(deliveryTexts.total)}
        rows={kinds}
      />
    </DownloadCard>
  );
}

/** Shows deliveries, as spreadsheets to download and at a glance. */
export function DeliveryPerformancePage() {
  const text = useText();
  const language = useLanguage();
  const heading = text(pages.deliveryPerformance.heading);
  const sections = sectionsOf('deliveryPerformance').map(({ id, title }) => ({ id, title: text(title) }));
  const { hero, lead, records, isSample } = useContent('deliveries');
  return (
    <>
      <PageHero heading={heading} lead={lead} picture={hero} />
      <SideNavLayout title={heading} sections={sections}>
        {sections.map((section) => (
          <Section key={section.id} {...section} lead={text(deliveryTexts.sectionLead)}>
            {isSample && (
              <Note>
                <SampleNote>{text(deliveryTexts.sample)}</SampleNote>
              </Note>
            )}
            {records.map((record) => (
              <RecordCard key={record.fileName} record={record} />
            ))}
            <More>
              <p>{text(deliveryTexts.more)}</p>
              <ActionLink look="outline" to={pathTo(language, 'customerSupport')}>
                {text(deliveryTexts.contact)}
              </ActionLink>
            </More>
          </Section>
        ))}
      </SideNavLayout>
    </>
  );
}
