import type { Ref } from 'react';

import type { QuoteDetail } from '@shared/requests/quotes.types';

import type { Language } from '@/lib/locale';
import { QuoteSheet } from '@/requests/sheet/Sheet';

import { answerLink, telLink } from './format';
import { madeInTexts } from './request.text';

type InboxSheetProps = { quote: QuoteDetail; language: Language; headingRef: Ref<HTMLHeadingElement> };

/** The sheet of a request with the ways to answer it. */
export function InboxSheet({ quote, language, headingRef }: InboxSheetProps) {
  const { telephone, email } = quote.fields;
  const telHref = telLink(telephone);
  const links = {
    telephone: telHref && <a href={telHref}>{telephone}</a>,
    email: email && <a href={answerLink(quote)}>{email}</a>,
  };
  const about = madeInTexts[quote.language][language];
  return <QuoteSheet quote={quote} language={language} headingRef={headingRef} about={about} links={links} />;
}
