import { saveFailureTexts } from './adminCertificateForm.text';
import { outcomeOf } from './adminCertificateSave';

const refused = (code: string, fields?: object) => ({ status: 400, data: { success: false, code, fields } });

describe('outcomeOf', () => {
  it('points to the fields that the server refused, whatever its code', () => {
    const fields = { image: 'unsupported_file' };
    const outcome = { words: saveFailureTexts.checkFields, fields };
    expect(outcomeOf(refused('validation_failed', fields), true)).toEqual(outcome);
    expect(outcomeOf(refused('unsupported_file', fields), false)).toEqual(outcome);
  });

  it('tells an ended session, a stopped upload and a certificate that is gone apart', () => {
    expect(outcomeOf(refused('unauthenticated'), true)).toEqual({ words: saveFailureTexts.signedOut });
    expect(outcomeOf({ name: 'AbortError' }, true)).toEqual({ words: saveFailureTexts.cancelled });
    expect(outcomeOf(refused('not_found'), true)).toEqual({ words: saveFailureTexts.gone });
  });

  it('says that nobody answered, and what the server said otherwise', () => {
    const english = (failure: unknown) => {
      const outcome = outcomeOf(failure, false);
      return 'words' in outcome ? outcome.words.en : '';
    };
    expect(english({ status: 'FETCH_ERROR' })).toContain('The server cannot be reached.');
    expect(english(refused('insufficient_storage'))).toContain('no room left');
  });
});
