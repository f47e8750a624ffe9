import { document } from '../fields/document.js';
import { day, group, line, list, optional } from '../fields/fields.js';

const articles = list(
  { ko: '조항', en: 'Articles' },
  {
    heading: line({ ko: '제목', en: 'Heading' }, 80),
    paragraphs: list(
      { ko: '문단', en: 'Paragraphs' },
      {
        text: line({ ko: '내용', en: 'Text' }, 1200),
        withConsent: optional(
          line({ ko: '동의를 받는 사이트의 내용', en: 'Text on a site that asks for consent' }, 1200),
        ),
      },
      { least: 1, most: 12, entry: { ko: '문단', en: 'Paragraph' } },
    ),
  },
  { least: 1, most: 30, entry: { ko: '조항', en: 'Article' } },
);
const intro = line({ ko: '머리말', en: 'Introduction' }, 600, {
  hint: {
    ko: '{company}는 회사 이름, {officer}, {officerTelephone}, {officerEmail}은 보호책임자, {period}는 보유 기간입니다.',
    en: '{company} stands for the company, {officer}, {officerTelephone} and {officerEmail} for the privacy officer, {period} for how long data is kept.',
  },
});
const changes = line({ ko: '바뀐 점', en: 'What has changed' }, 600);

/**
 * The privacy policy in force, its short form beside the quote form, and those that were in force before: what the senders
 * of requests saw stays to be read. True to what the quote form asks for and to what the site does: change them together.
 * `{period}` is QUOTE_RETENTION_DAYS.
 */
export const privacy = document({
  title: { ko: '개인정보처리방침', en: 'Privacy policy' },
  path: '/privacy-policy',
  fields: {
    lead: line({ ko: '머리 소개', en: 'Lead' }, 200),
    from: day(
      { ko: '시행일', en: 'In force from' },
      {
        hint: {
          ko: '내용을 바꾸실 때는 시행일도 바꾸세요. 게시하면 지금까지의 처리방침이 이전 버전으로 보존됩니다.',
          en: 'Change it together with the text: publishing then keeps what was in force until now among the earlier versions.',
        },
      },
    ),
    changes,
    intro,
    articles,
    notice: group(
      { ko: '견적 요청서 옆의 안내', en: 'Notice beside the quote form' },
      {
        title: line({ ko: '제목', en: 'Title' }, 60),
        inShort: line({ ko: '요약', en: 'In short' }, 160),
        items: list(
          { ko: '항목', en: 'Items' },
          {
            name: line({ ko: '이름', en: 'Name' }, 40),
            text: line({ ko: '내용', en: 'Text' }, 300),
            withConsent: optional(
              line({ ko: '동의를 받는 사이트의 내용', en: 'Text on a site that asks for consent' }, 300),
            ),
          },
          { least: 1, most: 10, entry: { ko: '항목', en: 'Item' } },
        ),
      },
    ),
    // As they were in force, word for word: past texts are not changed.
    earlier: list(
      { ko: '이전 처리방침', en: 'Earlier versions' },
      { from: day({ ko: '시행일', en: 'In force from' }), changes: optional(changes), intro, articles },
      { most: 40, entry: { ko: '이전 처리방침', en: 'Earlier version' } },
    ),
  },
});
