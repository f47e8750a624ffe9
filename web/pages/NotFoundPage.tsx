import { styled } from '@mui/material/styles';

import { ArrowRightIcon } from '@/components/icons';
import { Link } from '@/components/Link';
import { PageHero } from '@/components/PageHero';
import { Contained } from '@/components/Section';
import { menus } from '@/navigation/navigation';
import { notFoundText, pages } from '@/navigation/pages';
import { useContent } from '@/lib/content';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo } from '@/lib/paths';
import type { PageName } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

const { colour, media, space } = tokens;

const Links = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${colour.line}`,
  [media.desktop]: { gridTemplateColumns: '1fr 1fr', columnGap: space.gap },
  // The rules of a row at one height, however long the words are.
  '& > li': { display: 'grid' },
});
const Entry = styled(Link)({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '0.25rem 1rem',
  padding: '1.25rem 0.25rem',
  borderBottom: `1px solid ${colour.line}`,
  color: colour.ink,
  textDecoration: 'none',
  '& strong': { fontSize: tokens.size.heading },
  '& span': { gridColumn: 1, color: colour.inkSoft },
  '& svg': { gridArea: '1 / 2 / span 2', color: colour.cold },
  '&:hover strong': { color: colour.cold },
});

const links = ['home', ...menus.map(({ page }) => page), 'calculator', 'eProcurement', 'videoGallery'] as const;

/** An address below a language that no page answers. */
export function NotFoundPage() {
  const text = useText();
  const language = useLanguage();
  const descriptions: Partial<Record<PageName, string>> = useContent('descriptions');
  return (
    <>
      <PageHero heading={text(notFoundText.heading)} lead={text(notFoundText.lead)} />
      <Contained style={{ paddingBlock: space.section }}>
        <Links>
          {links.map((page) => (
            <li key={page}>
              <Entry to={pathTo(language, page)}>
                <strong>{text(page === 'home' ? pages.home.heading : pages[page].title)}</strong>
                <span>{descriptions[page]}</span>
                <ArrowRightIcon />
              </Entry>
            </li>
          ))}
        </Links>
      </Contained>
    </>
  );
}
