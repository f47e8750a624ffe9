import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';

import { componentTexts } from '@/components/components.text';
import { Link } from '@/components/Link';
import { onNavy } from '@/components/onNavy';
import { PrivacyButton } from '@/components/privacy/PrivacyButton';
import { Contained } from '@/components/Section';
import { useLanguage, useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import type { PageLink } from '@/lib/navigation';
import { pathTo } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { Wordmark } from './Wordmark';

type Office = { name: string; address: string; tel: string; fax: string; email: string };

type FooterProps = {
  wordmark: string;
  companyName: string;
  tagline: string;
  representative: string;
  businessNumber: string;
  offices: readonly Office[];
  links: { title: Localized; items: readonly PageLink[] };
  privacyTitle: Localized;
  copyright: string;
};

const { colour, media } = tokens;

const Bar = styled('footer')({
  ...onNavy,
  fontSize: '0.9375rem',
  // Clear of the quick menu, which floats over the page's end on phones and tablets.
  padding: 'clamp(3rem, 2rem + 3vw, 5rem) 0 6.5rem',
  [media.roomy]: { paddingBottom: '2.5rem' },
  '& a': { color: 'inherit' },
  '& a:not(:hover)': { textDecoration: 'none' },
  '@media print': { display: 'none' },
});
const Columns = styled('div')({
  display: 'grid',
  gap: '2.5rem',
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.wide]: { gridTemplateColumns: '1.3fr 1fr 1fr 1.1fr', gap: '3rem' },
});
const Soft = styled('p')({ margin: '0.75rem 0 0', color: colour.onNavySoft });
const Name = styled('p')({ margin: '1.25rem 0 0', fontWeight: 700 });
const Registered = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '0.125rem 0.75rem',
  margin: '1rem 0 0',
  lineHeight: 1.7,
  color: colour.onNavySoft,
  '& dd': { margin: 0 },
});
const Heading = styled('h2')({ margin: '0 0 0.75rem', fontSize: '0.9375rem', fontWeight: 700, lineHeight: 1.5 });
const Address = styled('address')({
  fontStyle: 'normal',
  lineHeight: 1.7,
  color: colour.onNavySoft,
  '& p': { margin: '0 0 0.5rem' },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '0.125rem 0.75rem', margin: 0 },
  '& dt, & dd': { margin: 0 },
  '& a': { color: colour.white },
});
const Links = styled('ul')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0 1rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: colour.onNavySoft,
  '& a': { display: 'inline-block', padding: '0.25rem 0' },
});
const Bottom = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.75rem 2rem',
  marginTop: '3rem',
  paddingTop: '1.5rem',
  borderTop: '1px solid rgb(255 255 255 / 16%)',
  '& > small': { fontSize: tokens.size.small, color: colour.onNavySoft },
});

/** Names the operator, offices, the site's pages and the privacy policy. */
export function Footer({
  wordmark,
  companyName,
  tagline,
  representative,
  businessNumber,
  offices,
  links,
  privacyTitle,
  copyright,
}: FooterProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Bar>
      <Contained>
        <Columns>
          <div>
            <Wordmark name={wordmark} />
            <Name>{companyName}</Name>
            <Soft>{tagline}</Soft>
            <Registered>
              <dt>{text(componentTexts.representative)}</dt>
              <dd>{representative}</dd>
              <dt>{text(componentTexts.businessNumber)}</dt>
              <dd>{businessNumber}</dd>
            </Registered>
          </div>
          {offices.map(({ name, address, tel, fax, email }) => (
            <div key={name}>
              <Heading>{name}</Heading>
              <Address>
                <p>{address}</p>
                <dl>
                  <dt>{text(componentTexts.telephone)}</dt>
                  <dd>
                    <MuiLink href={`tel:${tel}`}>{tel}</MuiLink>
                  </dd>
                  <dt>{text(componentTexts.fax)}</dt>
                  <dd>{fax}</dd>
                  <dt>{text(componentTexts.email)}</dt>
                  <dd>
                    <MuiLink href={`mailto:${email}`}>{email}</MuiLink>
                  </dd>
                </dl>
              </Address>
            </div>
          ))}
          <nav aria-label={text(links.title)}>
            <Heading>{text(links.title)}</Heading>
            <Links>
              {links.items.map(({ page, section, title }) => (
                <li key={title.en}>
                  <Link to={pathTo(language, page, section)}>{text(title)}</Link>
                </li>
              ))}
            </Links>
          </nav>
        </Columns>
        <Bottom>
          <PrivacyButton title={privacyTitle} />
          <small>{copyright}</small>
        </Bottom>
      </Contained>
    </Bar>
  );
}
