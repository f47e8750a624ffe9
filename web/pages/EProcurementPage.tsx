import { MissingPart } from '@/components/MissingPart';
import { PageHero } from '@/components/PageHero';
import { Section } from '@/components/Section';
import { SideNavLayout } from '@/components/sideNav/SideNavLayout';
import { eProcurementHero, eProcurementText } from '@/content/eProcurement';
import { sectionsOf } from '@/content/navigation';
import { pages } from '@/content/pages';
import { nearby } from '@/lib/lazyPart';
import { useText } from '@/lib/locale';

const Documents = nearby(async () => (await import('./EProcurementBoard')).EProcurementBoard, <MissingPart />);

/** Notices and documents for suppliers. */
export function EProcurementPage() {
  const text = useText();
  const heading = text(pages.eProcurement.heading);
  const sections = sectionsOf('eProcurement').map(({ id, title }) => ({ id, title: text(title) }));
  return (
    <>
      <PageHero
        heading={heading}
        lead={text(eProcurementText.lead)}
        picture={{ picture: eProcurementHero.picture, alt: text(eProcurementHero.alt) }}
      />
      <SideNavLayout title={heading} sections={sections}>
        {sections.map((section) => (
          <Section key={section.id} {...section} lead={text(eProcurementText.centerLead)}>
            {/* All that the page is for, and its address may name a post to open. */}
            <Documents isWanted />
          </Section>
        ))}
      </SideNavLayout>
    </>
  );
}
