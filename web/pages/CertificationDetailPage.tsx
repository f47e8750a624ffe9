import { lazy } from 'react';

import { groupId } from '@/certificates/certificateGroups';
import { categoryTexts } from '@/certificates/certificates.text';
import { ActionLink } from '@/components/ActionLink';
import { CallToAction } from '@/components/CallToAction';
import { PageHero } from '@/components/PageHero';
import { Section } from '@/components/Section';
import { SideNavLayout } from '@/components/sideNav/SideNavLayout';
import {
  builtInCertificates,
  certificateKinds,
  certificatesHero,
  certificatesText,
  certifiedProducts,
} from '@/content/certificates';
import { sectionsOf } from '@/content/navigation';
import { pages } from '@/content/pages';
import { Certificates } from '@/features/certificates/Certificates';
import { useCertificates } from '@/features/certificates/useCertificates';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo } from '@/lib/paths';
import { quoteScroll } from '@/lib/scroll';

// Few visitors sign in here: its code comes when it is needed.
const LoginDialog = lazy(async () => ({ default: (await import('@/features/admin/LoginDialog')).LoginDialog }));

/** The company's certificates by kind, each with its document. */
export function CertificationDetailPage() {
  const text = useText();
  const language = useLanguage();
  const shown = useCertificates(builtInCertificates);
  const heading = text(pages.certificationDetail.heading);
  const [section] = sectionsOf('certificationDetail');
  const title = section ? text(section.title) : heading;
  const groups = shown.groups.map(({ category }) => ({ id: groupId(category), title: text(categoryTexts[category]) }));
  return (
    <>
      <PageHero
        heading={heading}
        lead={text(certificatesText.lead)}
        picture={{ picture: certificatesHero.picture, alt: text(certificatesHero.alt) }}
      />
      <SideNavLayout title={heading} sections={[{ id: 'certificates', title }, ...groups]}>
        <Section id="certificates" title={title} lead={text(certificatesText.listLead)}>
          <Certificates shown={shown} builtIn={builtInCertificates} kinds={certificateKinds} Login={LoginDialog} />
        </Section>
      </SideNavLayout>
      <CallToAction
        id="pressure-vessels"
        title={text(certificatesText.nextTitle)}
        lead={text(certificatesText.nextLead)}
      >
        <ActionLink look="light" to={pathTo(language, 'customerSupport', 'online-quote')} state={quoteScroll}>
          {text(certificatesText.quote)}
        </ActionLink>
        {certifiedProducts.map((product) => (
          <ActionLink key={product.section} look="outline" to={pathTo(language, product.page, product.section)}>
            {text(product.title)}
          </ActionLink>
        ))}
      </CallToAction>
    </>
  );
}
