import { styled } from '@mui/material/styles';

import { ActionLink } from '@/components/ActionLink';
import { PageHero } from '@/components/PageHero';
import { Contained } from '@/components/Section';
import { pages } from '@/content/pages';
import { videoGalleryHero, videoGalleryText } from '@/content/videoGallery';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

const { colour, size, space, width } = tokens;

const Body = styled(Contained)({ paddingBlock: space.section });
const Placeholder = styled('p')({
  margin: 0,
  maxWidth: width.text,
  fontSize: 'clamp(1.375rem, 1.15rem + 1vw, 1.875rem)',
  fontWeight: 700,
  lineHeight: 1.45,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
});
const Meanwhile = styled('p')({
  margin: '1rem 0 2rem',
  maxWidth: width.text,
  fontSize: size.lead,
  lineHeight: 1.65,
  color: colour.inkSoft,
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

/** Where the videos will be; says so, and leads on. */
export function VideoGalleryPage() {
  const text = useText();
  const language = useLanguage();
  const { picture, alt } = videoGalleryHero;
  return (
    <>
      <PageHero
        heading={text(pages.videoGallery.heading)}
        lead={text(videoGalleryText.lead)}
        picture={{ picture, alt: text(alt) }}
      />
      <Body>
        <Placeholder>{text(videoGalleryText.placeholder)}</Placeholder>
        <Meanwhile>{text(videoGalleryText.meanwhile)}</Meanwhile>
        <Actions>
          <ActionLink to={pathTo(language, 'products')}>{text(videoGalleryText.products)}</ActionLink>
          <ActionLink look="outline" to={pathTo(language, 'customerSupport')}>
            {text(videoGalleryText.support)}
          </ActionLink>
        </Actions>
      </Body>
    </>
  );
}
