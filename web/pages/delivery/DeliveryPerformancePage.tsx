import { styled } from '@mui/material/styles';

import { ActionLink } from '@/components/ActionLink';
import { PageHero } from '@/components/PageHero';
import { SampleNote } from '@/components/SampleNote';
import { Section } from '@/components/Section';
import { SideNavLayout } from '@/components/sideNav/SideNavLayout';
import { columnsOf } from '@/content/deliveries/columns';
import { deliveryNote, deliveryRecords } from '@/content/deliveries/records';
import type { DeliveryRecord } from '@/content/deliveries/records';
import { summarize } from '@/content/deliveries/summary';
import { deliveryCounts, deliveryHero, deliveryText } from '@/content/deliveryPerformance';
import { sectionsOf } from '@/content/navigation';
import { pages } from '@/content/pages';
import { useLanguage, useText } from '@/lib/locale';
import { deliveryFileUrl, pathTo } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { CountTable } from './CountTable';
import { DownloadCard } from './DownloadCard';

const Note = styled('div')({ marginBottom: '1.5rem' });
const More = styled('div')({
  marginTop: 'clamp(2rem, 1.5rem + 2vw, 3rem)',
  '& p': { margin: '0 0 1.25rem', maxWidth: tokens.width.text },
});

function RecordCard({ record }: { record: DeliveryRecord }) {
  const text = useText();
  const { fileName, title, period, tag, kinds, kindTitle, deliveries } = record;
  const { years, kinds: counted } = summarize(deliveries);
  const units = deliveries.reduce((sum, { quantity }) => sum + quantity, 0);
  const kindName = text(kindTitle);
  return (
    <DownloadCard
      tag={text(tag)}
      title={text(title)}
      period={period}
      facts={[
        {
          label: text(deliveryText.contents),
          value: text(deliveryCounts.contents)(deliveries.length, columnsOf(record).length),
        },
        { label: text(deliveryText.units), value: text(deliveryCounts.units)(units) },
        { label: text(deliveryText.sheets), value: text(deliveryText.bothLanguages) },
        { label: text(deliveryText.format), value: text(deliveryText.spreadsheet) },
      ]}
      url={deliveryFileUrl(fileName)}
      download={text(deliveryText.download)}
    >
      <CountTable
        caption={text(deliveryCounts.caption)(kindName)}
        rowTitle={kindName}
        columns={years.map(String)}
        totalTitle={text(deliveryText.total)}
        rows={counted.map(({ kind, counts, total }) => {
          const words = kinds[kind];
          return { name: words ? text(words) : kind, counts, total };
        })}
      />
    </DownloadCard>
  );
}

/** What has been delivered, as spreadsheets to download and at a glance. */
export function DeliveryPerformancePage() {
  const text = useText();
  const language = useLanguage();
  const heading = text(pages.deliveryPerformance.heading);
  const sections = sectionsOf('deliveryPerformance').map(({ id, title }) => ({ id, title: text(title) }));
  const { picture, alt } = deliveryHero;
  return (
    <>
      <PageHero heading={heading} lead={text(deliveryText.lead)} picture={{ picture, alt: text(alt) }} />
      <SideNavLayout title={heading} sections={sections}>
        {sections.map((section) => (
          <Section key={section.id} {...section} lead={text(deliveryText.sectionLead)}>
            {deliveryNote && (
              <Note>
                <SampleNote>{text(deliveryNote)}</SampleNote>
              </Note>
            )}
            {deliveryRecords.map((record) => (
              <RecordCard key={record.fileName} record={record} />
            ))}
            <More>
              <p>{text(deliveryText.more)}</p>
              <ActionLink look="outline" to={pathTo(language, 'customerSupport')}>
                {text(deliveryText.contact)}
              </ActionLink>
            </More>
          </Section>
        ))}
      </SideNavLayout>
    </>
  );
}
