import { outcomeOf } from './adminPostSave';

const refusal = (code: string, fields?: object) => ({ status: 400, data: { success: false, code, fields } });

describe('outcomeOf', () => {
  it('tells that nobody answered', () => {
    expect(outcomeOf({ status: 'FETCH_ERROR', error: 'no answer' }, true)).toMatchObject({
      kind: 'failed',
      words: { en: expect.stringMatching(/^An error occurred during save\. The server cannot be reached/) },
    });
  });

  it('tells that the administrator stopped it', () => {
    expect(outcomeOf({ name: 'AbortError' }, true)).toMatchObject({ words: { en: 'Saving was cancelled.' } });
  });

  it('passes wrong fields on', () => {
    expect(outcomeOf(refusal('validation_failed', { title: 'too_long' }), false)).toMatchObject({
      fields: { title: 'too_long' },
    });
  });

  it.each(['file_too_large', 'unsupported_file'])('shows %s at the file too', (code) => {
    expect(outcomeOf(refusal(code), false)).toMatchObject({ kind: 'failed', pdf: { en: expect.any(String) } });
  });

  it('knows a post that is gone, and a conflict', () => {
    expect(outcomeOf(refusal('not_found'), true).kind).toBe('gone');
    expect(outcomeOf(refusal('not_found'), false).kind).toBe('failed');
    expect(outcomeOf(refusal('conflict'), true).kind).toBe('conflict');
  });

  it('has words for a code it has never heard of', () => {
    expect(outcomeOf(refusal('new_code'), true)).toMatchObject({ words: { ko: expect.stringContaining('저장 중') } });
  });
});
