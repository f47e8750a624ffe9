import { quoteRequest, transport } from '../../../test/support/makers/factories.js';
import { defaultContent } from '../../site/defaults.js';
import { companyFacts } from '../../../shared/content/company-facts.js';
import type { QuoteFields } from '../../../shared/questionnaire/fields.js';
import { quoteFields } from '../../../shared/questionnaire/places.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { calculationOf } from '../intake/calculation.js';
import type { StoredQuote } from '../intake/quotes.schema.js';

import { answerTemplate } from './template.js';

const { answer } = defaultContent;

function templateOf(changes: Record<string, unknown>, by: string | null = null, language: Language = 'ko') {
  const blank = Object.fromEntries(quoteFields.map((field) => [field, '']));
  const fields = { ...blank, ...changes };
  const calculation = calculationOf(fields as unknown as QuoteFields); // all of them, as strings
  const quote: object = { reference: 'Q-2026-000123', language, products: [], ...fields, calculation };
  const company = companyFacts(defaultContent, language);
  return answerTemplate(quote as StoredQuote, by, { company, quoteMailbox: 'office@example.com' });
}

describe('what an answer begins with', () => {
  it('is greeting, conditions, terms and the signature of who answers', () => {
    const { subject, text } = templateOf(quoteRequest({ ...transport, products: ['heat-exchanger'] }), '박서준');
    expect(subject).toBe('[Q-2026-000123] 견적 요청에 대한 답변');
    const parts = text.split('\n\n');
    expect(parts[0]).toMatch(/^한강지역난방 김지우 님/);
    expect(parts[1]).toMatch(/^저희가 이해한 조건은 다음과 같습니다\.\n- 문의 제품: 판형열교환기\n- 유체명: /);
    expect(parts[1]).toMatch(/\n- 열부하: .* kW\n/);
    expect(parts.at(-1)).toBe('박서준\n새길열교환기\n전화: 032-000-0000\n이메일: office@example.com');
    expect(text).not.toMatch(/\{\w+\}|undefined/);
  });

  it('says of area and plates that they are preliminary, and nothing where there are none', () => {
    const { text } = templateOf(quoteRequest(transport));
    expect(text).toMatch(/- 전열판 매수\(약\): \d+ – \d+/);
    expect(text).toContain('개략 산정(참고용)이며 선정이 아닙니다.');
    const without = templateOf(quoteRequest({ hotFluidName: '모르는 액체' })).text;
    expect(without).not.toMatch(/전열판|전열면적|개략/);
  });

  it('repeats the duty that was typed, once, with its unit', () => {
    const { text } = templateOf(quoteRequest({ heatDuty: '500', heatDutyUnit: 'kW' }));
    expect(text.match(/열부하/g)).toHaveLength(1);
    expect(text).toContain('- 열부하: 500 kW');
  });

  it('has no conditions where none were given, and is in the language of the request', () => {
    const { text } = templateOf({ name: 'Kari' }, null, 'en');
    expect(text).toMatch(/^Dear Kari,/);
    expect(text).not.toContain(answer.understood.en);
    expect(text).toMatch(/\n\nSaegil Heat Exchanger\nTelephone: /);
  });
});
