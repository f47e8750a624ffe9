import { PageHero } from '@/components/PageHero';
import { Section } from '@/components/Section';
import { SideNavLayout } from '@/components/sideNav/SideNavLayout';
import { esgHero, esgSections } from '@/content/esg';
import { sectionsOf } from '@/content/navigation';
import { pages } from '@/content/pages';
import { useText } from '@/lib/locale';

import { StoryCards } from './StoryCards';

/** What the company commits itself to: environment, people, governance. */
export function EsgPage() {
  const text = useText();
  const heading = text(pages.esg.heading);
  const sections = sectionsOf('esg').map(({ id, title }) => ({ id, title: text(title) }));
  const { picture, alt, lead } = esgHero;
  return (
    <>
      <PageHero heading={heading} lead={text(lead)} picture={{ picture, alt: text(alt) }} />
      <SideNavLayout title={heading} sections={sections}>
        {sections.map(({ id, title }, index) => {
          const content = esgSections[id];
          return (
            <Section key={id} id={id} title={title} lead={content && text(content.lead)}>
              {content && (
                <StoryCards
                  isMirrored={index === 2}
                  isFirst={index === 0}
                  cards={content.stories.map((story) => ({
                    picture: story.picture,
                    alt: text(story.alt),
                    title: text(story.title),
                    detail: text(story.detail),
                  }))}
                />
              )}
            </Section>
          );
        })}
      </SideNavLayout>
    </>
  );
}
