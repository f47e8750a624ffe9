import { DetailList } from '@/components/DetailList';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { Panel } from './panel';
import { sentRequestTexts } from './sentRequest.text';

export type ContactFacts = { name: string; tel: string; email: string; labels: Record<'tel' | 'email', Localized> };

/** Names the person to ask. */
export function Contact({ contact, reference }: { contact: ContactFacts; reference?: string }) {
  const text = useText();
  const { name, tel, email, labels } = contact;
  return (
    <Panel aria-labelledby="contact-title">
      <h2 id="contact-title">{text(sentRequestTexts.contact)}</h2>
      <p>{name}</p>
      {reference && <p>{text(sentRequestTexts.contactNote)(reference)}</p>}
      <DetailList
        details={[
          { label: text(labels.tel), value: <a href={`tel:${tel}`}>{tel}</a> },
          { label: text(labels.email), value: <a href={`mailto:${email}`}>{email}</a> },
        ]}
      />
    </Panel>
  );
}
