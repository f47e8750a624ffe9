import { useParams } from 'react-router-dom';

import { PageHero } from '@/components/PageHero';
import { pages } from '@/navigation/pages';
import { SentRequest } from '@/requests/sender/SentRequest';
import { useContent } from '@/lib/content';
import { useText } from '@/lib/locale';

import { supportTexts } from './support/support.text';

/** The page on which the sender of a request sees it again, by its link. */
export function RequestPage() {
  const text = useText();
  const { token } = useParams();
  const { name, offices, salesEmail: email } = useContent('company');
  const contact = {
    name,
    tel: offices[0]?.tel ?? '',
    email,
    labels: { tel: supportTexts.telephone, email: supportTexts.email },
  };
  return (
    <>
      <PageHero heading={text(pages.request.heading)} />
      <SentRequest token={token} contact={contact} />
    </>
  );
}
