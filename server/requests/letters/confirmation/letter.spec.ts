import { quoteRequest } from '../../../../test/support/makers/factories.js';
import { companyFacts } from '../../../../shared/content/company-facts.js';
import { defaultContent } from '../../../site/defaults.js';
import { quoteFields } from '../../../../shared/questionnaire/places.js';
import type { StoredQuote } from '../../intake/quotes.schema.js';

import { confirmationLetter, senderNamed } from './letter.js';

const config = {
  publicUrl: 'https://www.example.com',
  quoteMailbox: 'office@example.com',
  mailFrom: 'website@example.com',
  answerWorkingDays: 2,
};
const path = { ko: '/ko/requests/token', en: '/en/requests/token' };

function letterOf(language: 'ko' | 'en', fields: Record<string, unknown>, changes: Partial<typeof config> = {}) {
  const blank = Object.fromEntries(quoteFields.map((field) => [field, '']));
  const stored = { ...blank, reference: 'Q-2026-000123', language, products: [], ...fields };
  const quote = stored as unknown as StoredQuote; // what the letter reads
  const company = companyFacts(defaultContent, language);
  return confirmationLetter(quote, { ...config, ...changes, company, path: path[language] });
}

const filledIn = {
  email: 'kim@example.com',
  hotFluidName: '물',
  coldFluidName: '물',
  hotTempIn: '115',
  coldTempIn: '45',
  tempUnit: '°C',
  plateMaterial: 'SS316L',
};

describe('confirmationLetter', () => {
  it('says in Korean what was received, when an answer comes and where the request is', () => {
    const { text, subject, from, to } = letterOf('ko', filledIn);
    expect({ subject, from, to }).toEqual({
      subject: '[Q-2026-000123] 견적 요청이 접수되었습니다',
      from: { name: '새길열교환기', address: 'website@example.com' },
      to: 'kim@example.com',
    });
    expect(text).toBe(`견적 요청을 보내 주셔서 감사합니다.

접수번호는 Q-2026-000123입니다. 담당자가 내용을 검토한 뒤 영업일 기준 2일 이내에 이메일로 답변드리겠습니다.

[보내 주신 기술 사양]
유체명
  고온측: 물
  저온측: 물
입구온도 [℃]
  고온측: 115
  저온측: 45
전열판 재질: SS316L

이 메일에는 수치와 선택 항목만 옮겨 적었습니다. 전체 내용은 아래 링크에서 보실 수 있습니다.

보내신 견적 요청 보기:
https://www.example.com/ko/requests/token

이 링크에서 처리 상태를 확인하고, 내용을 정정하거나 요청을 취소하실 수 있습니다. 로그인은 필요하지 않습니다. 링크를 아는 사람은 누구나 볼 수 있으니 다른 사람에게 전달하지 마십시오.

문의하실 때 접수번호를 알려 주시면 더 빨리 확인해 드릴 수 있습니다.

본인이 요청하지 않았다면 이 메일은 무시하셔도 됩니다.

--
새길열교환기
전화: 032-000-0000
이메일: office@example.com
https://www.example.com/ko
`);
  });

  it('says the same in English', () => {
    const { text, subject, from } = letterOf('en', {
      ...filledIn,
      hotFluidName: 'water',
      coldFluidName: 'black liquor',
    });
    expect({ subject, from }).toEqual({
      subject: '[Q-2026-000123] We have received your quote request',
      from: { name: 'Saegil Heat Exchanger', address: 'website@example.com' },
    });
    expect(text).toBe(`Thank you for your quote request.

Your reference is Q-2026-000123. Our engineers will look into it and answer by e-mail within 2 working days in Korea.

[The technical data you sent]
Fluid
  Hot side: water
  Cold side: see the link
Inlet temperature [°C]
  Hot side: 115
  Cold side: 45
Plate material: SS316L

This e-mail repeats numbers and choices only. The link below shows everything you sent.

See your quote request:
https://www.example.com/en/requests/token

There you can follow its progress, correct it or withdraw it, without signing in. Anyone who has the link can do so: please do not pass it on.

Whenever you contact us about it, please quote the reference.

If you did not send this request, you can ignore this message.

--
Saegil Heat Exchanger
Telephone: +82-32-000-0000
E-mail: office@example.com
https://www.example.com/en
`);
  });

  it('promises an answer within as many working days as the setting says', () => {
    expect(letterOf('ko', {}, { answerWorkingDays: 5 }).text).toContain('영업일 기준 5일 이내에');
    expect(letterOf('en', {}, { answerWorkingDays: 1 }).text).toContain('within one working day in Korea');
  });

  it.each(['ko', 'en'] as const)('holds no text of the sender’s (%s)', (language) => {
    const typed = Object.fromEntries(quoteFields.map((field) => [field, `<${field}>`]));
    const { to, ...words } = letterOf(language, typed);
    expect(to).toBe('<email>');
    expect(words.hasTable).toBe(false);
    expect(quoteFields.filter((field) => JSON.stringify(words).includes(`<${field}>`))).toEqual([]);
    const { company, name, comment, projectName } = quoteRequest();
    const usual = JSON.stringify(letterOf(language, quoteRequest()));
    for (const text of [company, name, comment, projectName]) expect(usual).not.toContain(String(text));
  });

  it('keeps a name that the setting gives', () => {
    expect(senderNamed('Sales <a@example.com>', '새길')).toBe('Sales <a@example.com>');
    expect(senderNamed('a@example.com', '새길')).toEqual({ name: '새길', address: 'a@example.com' });
  });

  it('names the products in its subject', () => {
    const { subject } = letterOf('en', { ...filledIn, products: ['gas-cooler'] });
    expect(subject).toBe('[Q-2026-000123] We have received your quote request · Gas cooler');
  });
});
