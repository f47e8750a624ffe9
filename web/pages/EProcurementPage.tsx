import { PageHero } from '@/components/PageHero';
import { Section } from '@/components/Section';
import { SideNavLayout } from '@/components/sideNav/SideNavLayout';
import { eProcurementHero, eProcurementText } from '@/content/eProcurement';
import { sectionsOf } from '@/content/navigation';
import { pages } from '@/content/pages';
import { Board } from '@/features/board/Board';
import { useLanguage, useText } from '@/lib/locale';

/** Notices and documents for suppliers. The English board counts down from the total and shows all its pages. */
export function EProcurementPage() {
  const text = useText();
  const isEnglish = useLanguage() === 'en';
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
            <Board
              kind="e-procurement"
              label={section.title}
              pageSize={10}
              numbering={isEnglish ? 'down' : 'up'}
              pageWindow={isEnglish ? 'all' : 5}
            />
          </Section>
        ))}
      </SideNavLayout>
    </>
  );
}
