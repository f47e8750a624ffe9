import { styled } from '@mui/material/styles';

import { ActionLink } from '@/components/ActionLink';
import { PageHero } from '@/components/PageHero';
import { Contained } from '@/components/Section';
import { VideoTeaser } from '@/components/VideoTeaser';
import { componentTexts } from '@/components/components.text';
import { sectionsOf } from '@/navigation/navigation';
import { pages } from '@/navigation/pages';
import { useContent } from '@/lib/content';
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
const Video = styled('section')({
  marginBottom: 'clamp(2.5rem, 2rem + 3vw, 4.5rem)',
  '& h2': { margin: '0 0 1.25rem' },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

/** The videos; as long as there are none it says so, and leads on. */
export function VideoGalleryPage() {
  const text = useText();
  const language = useLanguage();
  const [center] = sectionsOf('customerSupport');
  const { hero, lead, videos, placeholder, meanwhile } = useContent('videos');
  return (
    <>
      <PageHero heading={text(pages.videoGallery.heading)} lead={lead} picture={hero} />
      <Body>
        {videos.map(({ title, detail, url, poster }) => (
          <Video key={url}>
            <h2>{title}</h2>
            <VideoTeaser
              url={url}
              poster={poster.picture}
              alt={poster.alt}
              detail={detail}
              play={text(componentTexts.watch)}
            />
          </Video>
        ))}
        {videos.length === 0 && (
          <>
            <Placeholder>{placeholder}</Placeholder>
            <Meanwhile>{meanwhile}</Meanwhile>
          </>
        )}
        <Actions>
          <ActionLink to={pathTo(language, 'products')}>{text(pages.products.heading)}</ActionLink>
          <ActionLink look="outline" to={pathTo(language, 'customerSupport')}>
            {center && text(center.title)}
          </ActionLink>
        </Actions>
      </Body>
    </>
  );
}
