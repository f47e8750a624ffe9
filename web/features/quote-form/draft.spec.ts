/** @jest-environment jsdom */
import { emptyQuote } from '@server/questionnaire/form';

import { clearDraft, readDraft, withDraft, writeDraft } from './draft';

describe('the draft', () => {
  beforeEach(() => sessionStorage.clear());

  it('is what was written, without what the trap holds', () => {
    writeDraft({ ...emptyQuote, company: 'Hanbit', website: 'spam' });
    expect(readDraft()).toMatchObject({ company: 'Hanbit', flowUnit: 'm³/h' });
    expect(readDraft()).not.toHaveProperty('website');
  });

  it('is empty at first and after it was cleared', () => {
    expect(readDraft()).toEqual({});
    writeDraft(emptyQuote);
    clearDraft();
    expect(readDraft()).toEqual({});
  });

  it.each(['{', 'null', '"text"', '{"company":1,"unknown":"x"}'])('is empty when the storage holds %s', (stored) => {
    sessionStorage.setItem('quote-draft', stored);
    expect(readDraft()).toEqual({});
  });
});

describe('withDraft', () => {
  it('fills in the draft and keeps what was typed before the code of the page had come', () => {
    const current = { ...emptyQuote, company: 'typed now', flowUnit: 'kg/h' };
    const draft = { company: 'old', name: 'Kim', flowUnit: 'L/min' };
    expect(withDraft(current, draft)).toEqual({ ...emptyQuote, company: 'typed now', name: 'Kim', flowUnit: 'kg/h' });
  });
});
