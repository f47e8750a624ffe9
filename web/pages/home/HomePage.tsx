import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';

import { ActionLink } from '@/components/ActionLink';
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
import { customSolution, facts, families, heroContent, partners, reasons, services, video } from '@/content/home';
import type { ReasonIcon, ServiceIcon } from '@/content/home';
import { pages } from '@/content/pages';
import { productNames } from '@server/questionnaire/products.text';
import { productPictures } from '@/content/products/productPictures';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo } from '@/lib/paths';
import { productIds } from '@server/questionnaire/product-ids';
import { quoteScroll } from '@/lib/scroll';
import { tokens } from '@/theme/tokens';

import { FactStrip } from './FactStrip';
import { HeroSlider } from './HeroSlider';
import { LinkCards } from './LinkCards';
import { LogoGrid } from './LogoGrid';
import { ReasonBand } from './ReasonBand';
import { VideoTeaser } from './VideoTeaser';

const icons: Record<ServiceIcon | ReasonIcon, ComponentType> = {
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

/** What the company makes, why from it, and the way to a quote. */
export function HomePage() {
  const text = useText();
  const language = useLanguage();
  const toQuote = pathTo(language, 'customerSupport', 'online-quote');
  return (
    <>
      <HeroSlider
        label={text(heroContent.label)}
        slides={heroContent.slides.map(({ picture, alt, caption, detail, section }) => ({
          picture,
          alt: text(alt),
          caption: text(caption),
          detail: text(detail),
          to: pathTo(language, 'products', section),
        }))}
      >
        <Heading>{text(pages.home.heading)}</Heading>
        <Lead>{text(heroContent.lead)}</Lead>
        <Actions>
          <ActionLink to={toQuote} state={quoteScroll}>
            {text(heroContent.quote)}
          </ActionLink>
          <ActionLink look="outline" to={pathTo(language, 'products')}>
            {text(heroContent.products)}
          </ActionLink>
        </Actions>
      </HeroSlider>
      <FactStrip
        facts={facts.map(({ figure, unit, label }) => ({ figure, unit: unit && text(unit), label: text(label) }))}
      />
      <Section id="families" title={text(families.title)} lead={text(families.lead)}>
        <PictureLinks
          label={text(families.title)}
          links={productIds.map((id) => {
            const [{ picture, alt }] = productPictures[id];
            const to = pathTo(language, 'products', id);
            return { id, to, name: text(productNames[id]), picture, alt: text(alt) };
          })}
        />
        <Compare look="outline" to={pathTo(language, 'products', 'comparison')}>
          {text(families.compare)}
        </Compare>
      </Section>
      <Section id="services" tone="mist" title={text(services.title)} lead={text(services.lead)}>
        <LinkCards
          picture={services.productPicture}
          alt={text(services.productAlt)}
          cards={services.cards.map(({ page, icon, title, detail }) => {
            const Icon = icons[icon];
            return { to: pathTo(language, page), title: text(title), detail: text(detail), icon: <Icon /> };
          })}
        />
      </Section>
      <ReasonBand
        id="reasons"
        title={text(reasons.title)}
        lead={text(reasons.lead)}
        reasons={reasons.cards.map(({ icon, title, detail }) => {
          const Icon = icons[icon];
          return { title: text(title), detail: text(detail), icon: <Icon /> };
        })}
      />
      <Section id="video" title={text(video.title)}>
        <VideoTeaser
          url={video.url}
          poster={video.poster}
          alt={text(video.alt)}
          detail={text(video.detail)}
          play={text(video.play)}
        />
      </Section>
      <Section id="partners" tone="mist" title={text(partners.title)} lead={partners.note && text(partners.note)}>
        <LogoGrid logos={partners.logos} />
      </Section>
      <CallToAction id="custom-solution" title={text(customSolution.title)} lead={text(customSolution.lead)}>
        <ActionLink look="light" to={toQuote} state={quoteScroll}>
          {text(customSolution.quote)}
        </ActionLink>
        <ActionLink look="outline" to={pathTo(language, 'customerSupport')}>
          {text(customSolution.support)}
        </ActionLink>
      </CallToAction>
    </>
  );
}
