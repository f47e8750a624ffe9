import { lazy } from 'react';

import type { ProductId } from '@shared/questionnaire/product-ids';
import { productNames } from '@shared/questionnaire/products.text';

import { groupId } from '@/certificates/certificateGroups';
import { categoryTexts } from '@/certificates/certificates.text';
import { ActionLink } from '@/components/ActionLink';
import { CallToAction } from '@/components/CallToAction';
import { PageHero } from '@/components/PageHero';
import { Section } from '@/components/Section';
import { SideNavLayout } from '@/components/sideNav/SideNavLayout';
import { builtInCertificates } from '@/certificates/builtIn';
import { sectionsOf } from '@/navigation/navigation';
import { pages } from '@/navigation/pages';
import { Certificates } from '@/certificates/gallery/Certificates';
import { useCertificates } from '@/certificates/gallery/useCertificates';
import { useContent } from '@/lib/content';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo } from '@/lib/paths';

import { certificationTexts } from './certification.text';

/** Products that are built as pressure vessels. */
const certifiedProducts: readonly ProductId[] = ['welded-plate-heat-exchanger', 'ball-tank', 'closed-expansion-tank'];

// Few visitors sign in here: its code comes when it is needed.
const LoginDialog = lazy(async () => ({ default: (await import('@/admin/desk/LoginDialog')).LoginDialog }));

/** The company's certificates by kind, each with its document. */
export function CertificationDetailPage() {
  const text = useText();
  const language = useLanguage();
  const { hero, lead, kinds } = useContent('certification');
  const shown = useCertificates(builtInCertificates);
  const heading = text(pages.certificationDetail.heading);
  const [section] = sectionsOf('certificationDetail');
  const title = section ? text(section.title) : heading;
  const groups = shown.groups.map(({ category }) => ({ id: groupId(category), title: text(categoryTexts[category]) }));
  return (
    <>
      <PageHero heading={heading} lead={lead} picture={hero} />
      <SideNavLayout title={heading} sections={[{ id: 'certificates', title }, ...groups]}>
        <Section id="certificates" title={title} lead={text(certificationTexts.listLead)}>
          <Certificates shown={shown} builtIn={builtInCertificates} kinds={kinds} Login={LoginDialog} />
        </Section>
      </SideNavLayout>
      <CallToAction
        id="pressure-vessels"
        title={text(certificationTexts.nextTitle)}
        lead={text(certificationTexts.nextLead)}
      >
        <ActionLink look="light" to={pathTo(language, 'customerSupport', 'online-quote')}>
          {text(certificationTexts.quote)}
        </ActionLink>
        {certifiedProducts.map((id) => (
          <ActionLink key={id} look="outline" to={pathTo(language, 'products', id)}>
            {text(productNames[id])}
          </ActionLink>
        ))}
      </CallToAction>
    </>
  );
}
