import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';

import { markIn } from '@shared/content/fields/mark-in';
import type { OfficeContact } from '@shared/content/views';

import { DetailList } from '@/components/DetailList';
import { Link } from '@/components/Link';
import { PageHero } from '@/components/PageHero';
import { Picture } from '@/components/Picture';
import { SampleNote } from '@/components/SampleNote';
import { Section } from '@/components/Section';
import { SideNavLayout } from '@/components/sideNav/SideNavLayout';
import { sectionsOf } from '@/navigation/navigation';
import { pages } from '@/navigation/pages';
import { useContent } from '@/lib/content';
import { longDate } from '@/lib/format/longDate';
import { useLanguage, useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { pathTo } from '@/lib/paths';
import { wholeNumber } from '@/lib/format/wholeNumber';
import { tokens } from '@/theme/tokens';

import { byDecade } from './byDecade';
import { companyTexts, detailLabels, locationTexts } from './company.text';
import { LocationCard } from './LocationCard';
import { OrganizationTree } from './OrganizationTree';
import { maps } from './maps';
import { PlantFigures } from './PlantFigures';
import { ProcessSteps } from './ProcessSteps';
import { SchematicMap } from './SchematicMap';
import { Timeline } from './Timeline';

const { colour, media, size, width } = tokens;

// Beside each other only where both have room to breathe.
const Opening = styled('div')({
  display: 'grid',
  gap: 'clamp(1.5rem, 1rem + 2vw, 2.5rem) clamp(2.5rem, 5vw, 4.5rem)',
  '@media (min-width: 1280px)': { gridTemplateColumns: '17rem minmax(0, 1fr)' },
});
const Slogan = styled('p')({
  margin: 0,
  maxWidth: '24ch',
  fontSize: 'clamp(1.5rem, 1.1rem + 1.7vw, 2.375rem)',
  fontWeight: 700,
  lineHeight: 1.3,
  letterSpacing: '-0.02em',
  color: colour.cold,
  textWrap: 'balance',
});
const Introduction = styled('div')({
  maxWidth: width.text,
  '& p': { margin: '0 0 1.25rem', lineHeight: 1.85 },
  '& p:last-of-type': { marginBottom: 0 },
  '& p:first-of-type': { fontSize: size.lead, lineHeight: 1.75 },
});
const Part = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 'clamp(2.75rem, 2rem + 3vw, 4.5rem) 0 1.5rem',
}));
const Lines = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Products = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1.25rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', padding: '0.125rem 0' },
});
const Shot = styled('div')({
  marginTop: 'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
  '& img': { width: '100%', borderRadius: tokens.radius.large },
  [media.desktop]: { '& img': { aspectRatio: '16 / 9', objectFit: 'cover' } },
});
const Below = styled('div')({ marginTop: 'clamp(2rem, 1.5rem + 2vw, 3rem)' });

function Overview() {
  const text = useText();
  const language = useLanguage();
  const company = useContent('company');
  const { slogan, introduction, plantsTitle, plants, process } = useContent('overview');
  const [headOffice] = company.offices;
  const areaOf = (plant: (typeof plants)[number]) =>
    `${wholeNumber(plant.squareMetres)} m²${markIn(plant, 'squareMetres')}`;
  return (
    <>
      <Opening>
        <Slogan>{slogan}</Slogan>
        <Introduction>
          {introduction.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Introduction>
      </Opening>
      <Part>{plantsTitle}</Part>
      <PlantFigures
        plants={plants.map((plant) => ({
          ...plant.picture,
          name: plant.name,
          area: areaOf(plant),
          detail: plant.detail,
        }))}
      />
      <Part>{process.title}</Part>
      <ProcessSteps steps={process.steps} />
      <Shot>
        <Picture {...process.picture} sizes="(min-width: 1380px) 61rem, (min-width: 1080px) 72vw, 100vw" />
      </Shot>
      <Part>{text(detailLabels.title)}</Part>
      <DetailList
        details={[
          { label: text(detailLabels.representative), value: company.representative },
          {
            label: text(detailLabels.founded),
            value: (
              <time dateTime={company.founded}>{longDate(company.founded, language) + markIn(company, 'founded')}</time>
            ),
          },
          {
            label: text(detailLabels.plants),
            value: (
              <Lines>
                {plants.map((plant) => (
                  <li key={plant.name}>{[plant.name, areaOf(plant)].join(' ')}</li>
                ))}
              </Lines>
            ),
          },
          {
            label: text(detailLabels.products),
            value: (
              <Products>
                {sectionsOf('products').map(({ id, title }) => (
                  <li key={id}>
                    <Link to={pathTo(language, 'products', id)}>{text(title)}</Link>
                  </li>
                ))}
              </Products>
            ),
          },
          ...(headOffice ? contactDetails(headOffice, detailLabels, text, company.salesEmail) : []),
        ]}
      />
    </>
  );
}

type ContactLabels = Record<'address' | 'telephone' | 'fax' | 'email', Localized>;

/** Lists an office's address, telephone and e-mail. */
function contactDetails(
  office: OfficeContact,
  labels: ContactLabels,
  text: ReturnType<typeof useText>,
  email = office.email,
) {
  return [
    { label: text(labels.address), value: office.address },
    { label: text(labels.telephone), value: <MuiLink href={`tel:${office.tel}`}>{office.tel}</MuiLink> },
    { label: text(labels.fax), value: office.fax },
    { label: text(labels.email), value: <MuiLink href={`mailto:${email}`}>{email}</MuiLink> },
  ];
}

function History() {
  const text = useText();
  const { events: all, isSample } = useContent('history');
  return (
    <>
      {isSample && <SampleNote>{text(companyTexts.sampleHistory)}</SampleNote>}
      <Below>
        <Timeline
          groups={byDecade(all).map(({ decade, events }) => ({ title: text(companyTexts.decade)(decade), events }))}
        />
      </Below>
    </>
  );
}

function Organization() {
  const text = useText();
  const { top, divisions, isSample } = useContent('organization');
  const units = divisions.map(({ teams, ...division }) => ({ ...division, units: teams }));
  return (
    <>
      {isSample && <SampleNote>{text(companyTexts.sampleOrganization)}</SampleNote>}
      <Below>
        <OrganizationTree root={{ name: top, units }} />
      </Below>
    </>
  );
}

function Locations() {
  const text = useText();
  return useContent('offices').map((office) => {
    const drawn = office.map && maps[office.map];
    return (
      <LocationCard
        key={office.name}
        name={office.name}
        details={contactDetails(office, locationTexts, text)}
        way={office.way}
        mapUrl={office.mapUrl}
        toMap={text(locationTexts.toMap)}
        map={drawn && <SchematicMap drawing={drawn.drawing} alt={text(drawn.alt)} />}
        caption={text(locationTexts.schematic)}
      />
    );
  });
}

const contents: Record<string, ComponentType> = {
  'company-overview': Overview,
  'company-history': History,
  organization: Organization,
  'company-location': Locations,
};

/** Introduces the company: overview, history, organization and the way to it. */
export function CompanyOverviewPage() {
  const text = useText();
  const heading = text(pages.companyOverview.heading);
  const sections = sectionsOf('companyOverview').map(({ id, title }) => ({ id, title: text(title) }));
  const { hero, lead } = useContent('overview');
  return (
    <>
      <PageHero heading={heading} lead={lead} picture={hero} />
      <SideNavLayout title={heading} sections={sections}>
        {sections.map((section) => {
          const Content = contents[section.id];
          return (
            <Section key={section.id} {...section}>
              {Content && <Content />}
            </Section>
          );
        })}
      </SideNavLayout>
    </>
  );
}
