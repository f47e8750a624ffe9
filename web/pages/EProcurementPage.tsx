import { MissingPart } from '@/components/MissingPart';
import { PageHero } from '@/components/PageHero';
import { Section } from '@/components/Section';
import { SideNavLayout } from '@/components/sideNav/SideNavLayout';
import { sectionsOf } from '@/navigation/navigation';
import { pages } from '@/navigation/pages';
import { useContent } from '@/lib/content';
import { nearby } from '@/lib/lazyPart';
import { useText } from '@/lib/locale';

const Documents = nearby('EProcurementBoard', () => import('./EProcurementBoard'), <MissingPart />);

/** Notices and documents for suppliers. */
export function EProcurementPage() {
  const text = useText();
  const { hero, lead, centerLead } = useContent('procurement');
  const heading = text(pages.eProcurement.heading);
  const sections = sectionsOf('eProcurement').map(({ id, title }) => ({ id, title: text(title) }));
  return (
    <>
      <PageHero heading={heading} lead={lead} picture={hero} />
      <SideNavLayout title={heading} sections={sections}>
        {sections.map((section) => (
          <Section key={section.id} {...section} lead={centerLead}>
            {/* All that the page is for, and its address may name a post to open. */}
            <Documents isWanted />
          </Section>
        ))}
      </SideNavLayout>
    </>
  );
}
