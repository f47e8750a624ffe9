import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

import type { Office } from '@shared/content/views';

import { MissingPart } from '@/components/MissingPart';
import { PageHero } from '@/components/PageHero';
import { Picture } from '@/components/Picture';
import { Section } from '@/components/Section';
import { SideNavLayout } from '@/components/sideNav/SideNavLayout';
import { sectionsOf } from '@/navigation/navigation';
import { pages } from '@/navigation/pages';
import { useContent } from '@/lib/content';
import { nearby } from '@/lib/lazyPart';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { supportTexts } from './support.text';

const { colour, media, radius, size, space } = tokens;

const Offices = styled('div')({
  display: 'grid',
  gap: space.gap,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Card = styled('article')({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
});
const Photo = styled(Picture)({ width: '100%', aspectRatio: '16 / 10', objectFit: 'cover' });
const Facts = styled('div')({ padding: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)' });
const Name = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: '0 0 1rem' }));
const Details = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 1.25rem',
  margin: 0,
  // As high as a link has to be for a finger.
  'dt, dd': { display: 'flex', alignItems: 'center', minHeight: 44, margin: 0, lineHeight: 1.5 },
  dt: { fontSize: size.small, color: colour.inkSoft },
});
const Contact = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  color: colour.cold,
  overflowWrap: 'anywhere',
  textUnderlineOffset: 3,
});

const Quote = nearby('Quote', () => import('./Quote'), <MissingPart />);
const Downloads = nearby('Downloads', () => import('./Downloads'), <MissingPart />);

function OfficeCard({ office }: { office: Office }) {
  const text = useText();
  const { picture, alt } = office.picture;
  return (
    <Card>
      <Photo picture={picture} alt={alt} sizes="(min-width: 1080px) 30rem, (min-width: 600px) 50vw, 100vw" />
      <Facts>
        <Name>{office.name}</Name>
        <Details>
          <dt>{text(supportTexts.address)}</dt>
          <dd>{office.address}</dd>
          <dt>{text(supportTexts.telephone)}</dt>
          <dd>
            <Contact href={`tel:${office.tel}`}>{office.tel}</Contact>
          </dd>
          <dt>{text(supportTexts.email)}</dt>
          <dd>
            <Contact href={`mailto:${office.email}`}>{office.email}</Contact>
          </dd>
        </Details>
      </Facts>
    </Card>
  );
}

/** Contacts, the online quote request, and the documents to download. */
export function CustomerSupportPage() {
  const text = useText();
  const support = useContent('support');
  const offices = useContent('offices');
  const sections = sectionsOf('customerSupport').map(({ id, title }) => ({ id, title: text(title) }));
  const titleOf = (id: string) => sections.find((section) => section.id === id)?.title ?? '';
  const heading = text(pages.customerSupport.heading);
  return (
    <>
      <PageHero heading={heading} lead={support.lead} picture={support.hero} />
      <SideNavLayout title={heading} sections={sections}>
        <Section id="customer-center" title={titleOf('customer-center')} lead={support.centerLead}>
          <Offices>
            {offices.map((office) => (
              <OfficeCard key={office.name} office={office} />
            ))}
          </Offices>
        </Section>
        <Section id="online-quote" title={titleOf('online-quote')} lead={support.quoteLead}>
          <Quote />
        </Section>
        <Section id="download-center" title={titleOf('download-center')} lead={support.downloadsLead}>
          <Downloads />
        </Section>
      </SideNavLayout>
    </>
  );
}
