import { styled } from '@mui/material/styles';

import { ActionLink } from '@/components/ActionLink';
import { PageHero } from '@/components/PageHero';
import { Contained, Section } from '@/components/Section';
import { SideNavLayout } from '@/components/SideNavLayout';
import { inPreparationText } from '@/content/layout';
import { sectionsOf } from '@/content/navigation';
import { pages } from '@/content/pages';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo } from '@/lib/paths';
import type { PageName } from '@/lib/paths';
import { quoteScroll } from '@/lib/scroll';
import { tokens } from '@/theme/tokens';

const Notice = styled('div')({
  padding: 'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
  borderLeft: `3px solid ${tokens.colour.cold}`,
  background: tokens.colour.mist,
  '& p': { margin: '0 0 1.5rem', maxWidth: tokens.width.text },
});
const Alone = styled(Contained)({ paddingBlock: tokens.space.section });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

/** The page under its real heading and sections while its content is being written. */
export function inPreparationPage(page: PageName) {
  return function InPreparationPage() {
    const text = useText();
    const language = useLanguage();
    const sections = sectionsOf(page).map(({ id, title }) => ({ id, title: text(title) }));
    const title = text(pages[page].heading);
    const notice = (
      <Notice>
        <p>{text<string>(inPreparationText.notice)}</p>
        <Actions>
          <ActionLink to={pathTo(language, 'customerSupport', 'online-quote')} state={quoteScroll}>
            {text<string>(inPreparationText.quote)}
          </ActionLink>
          <ActionLink look="outline" to={pathTo(language, 'customerSupport')}>
            {text<string>(inPreparationText.support)}
          </ActionLink>
        </Actions>
      </Notice>
    );
    return (
      <>
        <PageHero heading={title} lead={text(pages[page].description)} />
        {sections.length > 0 ? (
          <SideNavLayout title={title} sections={sections}>
            {sections.map((section) => (
              <Section key={section.id} {...section}>
                {notice}
              </Section>
            ))}
          </SideNavLayout>
        ) : (
          <Alone>{notice}</Alone>
        )}
      </>
    );
  };
}
