import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'; // for words that visitors typed

import { useParams } from 'react-router-dom';

import { PageHero } from '@/components/PageHero';
import { company, offices } from '@/content/company';
import { customerSupportText } from '@/content/customerSupport';
import { pages } from '@/content/pages';
import { SentRequest } from '@/features/sent-request/SentRequest';
import { useText } from '@/lib/locale';

const contact = {
  name: company.name,
  tel: offices[0].tel,
  email: company.salesEmail,
  labels: { tel: customerSupportText.telephone, email: customerSupportText.email },
};

/** The page on which the sender of a request sees it again, by its link. */
export function RequestPage() {
  const text = useText();
  const { token } = useParams();
  return (
    <>
      <PageHero heading={text(pages.request.heading)} />
      <SentRequest token={token} contact={contact} />
    </>
  );
}
