import { PageHero } from '@/components/PageHero';
import { Section } from '@/components/Section';
import { SideNavLayout } from '@/components/sideNav/SideNavLayout';
import { sectionsOf } from '@/navigation/navigation';
import { pages } from '@/navigation/pages';
import { useContent } from '@/lib/content';
import { useText } from '@/lib/locale';

import { StoryCards } from './StoryCards';

/** The company's commitments: environment, people, governance. */
export function EsgPage() {
  const text = useText();
  const heading = text(pages.esg.heading);
  const sections = sectionsOf('esg').map(({ id, title }) => ({ id, title: text(title) }));
  const { hero, lead, environment, social, governance } = useContent('esg');
  const contents: Partial<Record<string, typeof environment>> = { environment, social, governance };
  return (
    <>
      <PageHero heading={heading} lead={lead} picture={hero} />
      <SideNavLayout title={heading} sections={sections}>
        {sections.map(({ id, title }, index) => {
          const content = contents[id];
          return (
            <Section key={id} id={id} title={title} lead={content?.lead}>
              {content && (
                <StoryCards
                  isMirrored={index === 2}
                  isFirst={index === 0}
                  cards={content.stories.map((story) => ({
                    ...story.picture,
                    title: story.title,
                    detail: story.detail,
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
