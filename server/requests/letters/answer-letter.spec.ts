import { companyFacts } from '../../../shared/content/company-facts.js';
import { defaultContent } from '../../site/defaults.js';

import { answerLetter, areAttached, withReference } from './answer-letter.js';

const config = {
  publicUrl: 'https://www.example.com',
  quoteMailbox: 'office@example.com',
  mailFrom: 'website@example.com',
  company: companyFacts(defaultContent, 'en'),
  path: '/en/requests/token',
};
const quote = { reference: 'Q-2026-000123', language: 'en', email: 'kim@example.com' } as const;
const MEGABYTE = 1024 * 1024;

describe('an answer’s letter', () => {
  it('says what was written, names the files and leads to the request', () => {
    const files = [{ name: 'q.pdf', size: 482_113 }];
    const letter = answerLetter(quote, { subject: 'Our offer', text: 'One\ntwo\n\nthree' }, files, config);
    expect(letter).toMatchObject({
      to: 'kim@example.com',
      from: { name: 'Saegil Heat Exchanger', address: 'website@example.com' },
      replyTo: 'office@example.com',
      subject: '[Q-2026-000123] Our offer',
      paragraphs: [['One', 'two'], ['three']],
      filesNote: '',
    });
    expect(letter.text).toMatch(/^One\ntwo\n\nthree\n\n\[Files\]\nq\.pdf \(.+\)\n\nSee your request/);
    expect(letter.text).toContain('https://www.example.com/en/requests/token');
  });

  it('says nothing of files where there are none, and where they are too large says that they are behind the link', () => {
    const content = { subject: 'Q-2026-000123', text: 'One' };
    expect(answerLetter(quote, content, [], config).text).not.toContain('Files');
    const large = answerLetter(quote, content, [{ name: 'a.zip', size: 16 * MEGABYTE }], config);
    expect(large.text).toContain('too large for an e-mail');
    expect(large.filesNote).toContain('too large for an e-mail');
  });

  it('takes files of up to 15 MB with it', () => {
    expect(areAttached([{ size: 10 * MEGABYTE }, { size: 5 * MEGABYTE }])).toBe(true);
    expect(areAttached([{ size: 10 * MEGABYTE }, { size: 5 * MEGABYTE + 1 }])).toBe(false);
  });

  it('has the reference in its subject once', () => {
    expect(withReference('Offer for Q-1', 'Q-1')).toBe('Offer for Q-1');
    expect(withReference('Offer', 'Q-1')).toBe('[Q-1] Offer');
  });
});
