import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';

import { productNames } from '@shared/questionnaire/products.text';
import type { SiteViews } from '@shared/content/views';
import { productIds } from '@shared/questionnaire/product-ids';

import { ActionLink } from '@/components/ActionLink';
import { componentTexts } from '@/components/components.text';
import { CallToAction } from '@/components/CallToAction';
import {
  CertificateIcon,
  DeliveryIcon,
  FactoryIcon,
  HeatIcon,
  LeafIcon,
  PlatesIcon,
  SupportIcon,
  TeamIcon,
  YearsIcon,
} from '@/components/icons';
import { PictureLinks } from '@/components/PictureLinks';
import { Section } from '@/components/Section';
import { VideoTeaser } from '@/components/VideoTeaser';
import { useContent } from '@/lib/content';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { FactStrip } from './FactStrip';
import { homeTexts } from './home.text';
import { HeroSlider } from './HeroSlider';
import { LinkCards } from './LinkCards';
import { LogoGrid } from './LogoGrid';
import { ReasonBand } from './ReasonBand';

type Icon = SiteViews['home']['reasons']['cards'][number]['icon'];

const icons: Record<Icon, ComponentType> = {
  plates: PlatesIcon,
  factory: FactoryIcon,
  certificate: CertificateIcon,
  delivery: DeliveryIcon,
  support: SupportIcon,
  leaf: LeafIcon,
  years: YearsIcon,
  team: TeamIcon,
  heat: HeatIcon,
};

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  maxWidth: '12ch',
  // As the lead: beside the picture, not on it.
  [tokens.media.tablet]: { maxWidth: 'min(12ch, 46vw)' },
  fontSize: 'clamp(2.5rem, 1.4rem + 4.6vw, 5.25rem)',
  lineHeight: 1.1,
}));
const Lead = styled('p')({
  margin: '1.5rem 0 2.25rem',
  maxWidth: '34rem',
  [tokens.media.tablet]: { maxWidth: 'min(34rem, 46vw)' },
  fontSize: tokens.size.lead,
  lineHeight: 1.65,
});
const Compare = styled(ActionLink)({ marginTop: '2rem' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

/** Presents the products, reasons to choose them, and the way to a quote. */
export function HomePage() {
  const text = useText();
  const language = useLanguage();
  const hero = useContent('hero');
  const { facts, families, services, reasons, video, customSolution } = useContent('home');
  const pictures = useContent('familyPictures');
  const partners = useContent('partners');
  const toQuote = pathTo(language, 'customerSupport', 'online-quote');
  return (
    <>
      <HeroSlider
        label={text(homeTexts.slides)}
        slides={hero.slides.map(({ picture, caption, detail, family }) => ({
          ...picture,
          caption,
          detail,
          to: pathTo(language, 'products', family),
        }))}
      >
        <Heading>{hero.heading}</Heading>
        <Lead>{hero.lead}</Lead>
        <Actions>
          <ActionLink to={toQuote}>{text(homeTexts.quote)}</ActionLink>
          <ActionLink look="outline" to={pathTo(language, 'products')}>
            {text(homeTexts.products)}
          </ActionLink>
        </Actions>
      </HeroSlider>
      <FactStrip facts={facts} />
      <Section id="families" title={families.title} lead={families.lead}>
        <PictureLinks
          label={families.title}
          links={productIds.map((id) => {
            const to = pathTo(language, 'products', id);
            return { id, to, name: text(productNames[id]), ...pictures[id] };
          })}
        />
        <Compare look="outline" to={pathTo(language, 'products', 'comparison')}>
          {text(homeTexts.compare)}
        </Compare>
      </Section>
      <Section id="services" tone="mist" title={services.title} lead={services.lead}>
        <LinkCards
          {...services.product}
          cards={services.cards.map(({ page, icon, title, detail }) => {
            const Icon = icons[icon];
            return { to: pathTo(language, page), title, detail, icon: <Icon /> };
          })}
        />
      </Section>
      <ReasonBand
        id="reasons"
        title={reasons.title}
        lead={reasons.lead}
        reasons={reasons.cards.map(({ icon, title, detail }) => {
          const Icon = icons[icon];
          return { title, detail, icon: <Icon /> };
        })}
      />
      <Section id="video" title={video.title}>
        <VideoTeaser
          url={video.url}
          poster={video.poster.picture}
          alt={video.poster.alt}
          detail={video.detail}
          play={text(componentTexts.watch)}
        />
      </Section>
      <Section
        id="partners"
        tone="mist"
        title={text(homeTexts.partners)}
        lead={partners.isSample ? text(homeTexts.samplePartners) : undefined}
      >
        <LogoGrid logos={partners.logos} />
      </Section>
      <CallToAction id="custom-solution" title={customSolution.title} lead={customSolution.lead}>
        <ActionLink look="light" to={toQuote}>
          {text(homeTexts.quote)}
        </ActionLink>
        <ActionLink look="outline" to={pathTo(language, 'customerSupport')}>
          {text(homeTexts.support)}
        </ActionLink>
      </CallToAction>
    </>
  );
}
