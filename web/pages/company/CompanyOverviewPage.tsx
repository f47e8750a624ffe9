import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';

import { DetailList } from '@/components/DetailList';
import { Link } from '@/components/Link';
import { PageHero } from '@/components/PageHero';
import { Picture } from '@/components/Picture';
import { SampleNote } from '@/components/SampleNote';
import { Section } from '@/components/Section';
import { SideNavLayout } from '@/components/sideNav/SideNavLayout';
import { company, offices } from '@/content/company';
import type { Office } from '@/content/company';
import { decadeTitle, historyEvents, historyNote } from '@/content/companyHistory';
import { locationText, mapAlts, maps, waysToOffice } from '@/content/companyLocation';
import { companyHero, detailLabels, overviewText, plants, process } from '@/content/companyOverview';
import { sectionsOf } from '@/content/navigation';
import { organization, organizationNote } from '@/content/organization';
import type { Unit } from '@/content/organization';
import { pages } from '@/content/pages';
import { longDate } from '@/lib/format/longDate';
import { useLanguage, useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { pathTo } from '@/lib/paths';
import { wholeNumber } from '@/lib/format/wholeNumber';
import { tokens } from '@/theme/tokens';

import { byDecade } from './byDecade';
import { LocationCard } from './LocationCard';

import { OrganizationTree } from './OrganizationTree';
import type { TreeUnit } from './OrganizationTree';
import { PlantFigures } from './PlantFigures';
import { ProcessSteps } from './ProcessSteps';
import { SchematicMap } from './SchematicMap';
import { Timeline } from './Timeline';

const { colour, size, width } = tokens;

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
  maxWidth: '40rem',
  '& img': { width: '100%', borderRadius: tokens.radius.large },
});
const Below = styled('div')({ marginTop: 'clamp(2rem, 1.5rem + 2vw, 3rem)' });

function Overview() {
  const text = useText();
  const language = useLanguage();
  const squareMetres = (area: number) => `${wholeNumber(area)} m²`;
  return (
    <>
      <Opening>
        <Slogan>{text(overviewText.slogan)}</Slogan>
        <Introduction>
          {text<readonly string[]>(overviewText.introduction).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Introduction>
      </Opening>
      <Part>{text(plants.title)}</Part>
      <PlantFigures
        plants={plants.items.map((plant) => ({
          picture: plant.picture,
          alt: text(plant.alt),
          name: text(plant.name),
          area: squareMetres(plant.squareMetres),
          detail: text(plant.detail),
        }))}
      />
      <Part>{text(process.title)}</Part>
      <ProcessSteps steps={process.steps.map(({ title, detail }) => ({ title: text(title), detail: text(detail) }))} />
      <Shot>
        <Picture picture={process.picture} alt={text(process.alt)} sizes="(min-width: 900px) 40rem, 100vw" />
      </Shot>
      <Part>{text(detailLabels.title)}</Part>
      <DetailList
        details={[
          { label: text(detailLabels.representative), value: text(company.representative) },
          {
            label: text(detailLabels.founded),
            value: <time dateTime={company.founded}>{longDate(company.founded, language)}</time>,
          },
          {
            label: text(detailLabels.plants),
            value: (
              <Lines>
                {plants.items.map(({ office, name, squareMetres: area }) => (
                  <li key={office}>{[text(name), squareMetres(area)].join(' ')}</li>
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
          ...contactDetails(offices[0], detailLabels, text, company.salesEmail),
        ]}
      />
    </>
  );
}

type ContactLabels = Record<'address' | 'telephone' | 'fax' | 'email', Localized>;

/** How to reach an office, as lines of a list. */
function contactDetails(office: Office, labels: ContactLabels, text: ReturnType<typeof useText>, email = office.email) {
  return [
    { label: text(labels.address), value: text(office.address) },
    { label: text(labels.telephone), value: <MuiLink href={`tel:${office.tel}`}>{office.tel}</MuiLink> },
    { label: text(labels.fax), value: office.fax },
    { label: text(labels.email), value: <MuiLink href={`mailto:${email}`}>{email}</MuiLink> },
  ];
}

function History() {
  const text = useText();
  return (
    <>
      {historyNote && <SampleNote>{text(historyNote)}</SampleNote>}
      <Below>
        <Timeline
          groups={byDecade(historyEvents).map(({ decade, events }) => ({
            title: text(decadeTitle)(decade),
            events: events.map((event) => ({ ...event, text: text(event.text) })),
          }))}
        />
      </Below>
    </>
  );
}

function Organization() {
  const text = useText();
  const inWords = ({ name, units, isBranch }: Unit): TreeUnit => ({
    name: text(name),
    units: units?.map(inWords),
    isBranch,
  });
  return (
    <>
      {organizationNote && <SampleNote>{text(organizationNote)}</SampleNote>}
      <Below>
        <OrganizationTree root={inWords(organization)} />
      </Below>
    </>
  );
}

function Locations() {
  const text = useText();
  return offices.map((office) => (
    <LocationCard
      key={office.id}
      name={text(office.name)}
      details={contactDetails(office, locationText, text)}
      way={text(waysToOffice[office.id])}
      mapUrl={office.mapUrl}
      toMap={text(locationText.toMap)}
      map={<SchematicMap drawing={maps[office.id]} alt={text(mapAlts[office.id])} />}
      caption={text(locationText.schematic)}
    />
  ));
}

const contents: Record<string, ComponentType> = {
  'company-overview': Overview,
  'company-history': History,
  organization: Organization,
  'company-location': Locations,
};

/** Who the company is: overview, history, organization and the way to it. */
export function CompanyOverviewPage() {
  const text = useText();
  const heading = text(pages.companyOverview.heading);
  const sections = sectionsOf('companyOverview').map(({ id, title }) => ({ id, title: text(title) }));
  const { picture, alt, lead } = companyHero;
  return (
    <>
      <PageHero heading={heading} lead={text(lead)} picture={{ picture, alt: text(alt) }} />
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
