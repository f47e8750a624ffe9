import { words } from '@shared/words/words';

import { saveTexts } from './form.text';
import { saveFailureOf } from './useSaving';

const refused = (code: string, fields?: object) => ({ status: 400, data: { success: false, code, fields } });
const said = words({
  noAnswer: { ko: '서버 없음', en: 'The server cannot be reached.' },
  signedOut: { ko: '로그아웃', en: 'The session had ended.' },
});
const failureOf = (error: unknown) => saveFailureOf(error, said);

describe('a refused save', () => {
  it('points to the fields that the server refused, whatever its code', () => {
    const fields = { image: 'unsupported_file' };
    for (const code of ['validation_failed', 'unsupported_file'])
      expect(failureOf(refused(code, fields))).toEqual({ code, words: saveTexts.checkFields, fields });
  });

  it('tells an ended session, and that the administrator stopped it', () => {
    expect(failureOf(refused('unauthenticated'))).toEqual({ code: 'unauthenticated', words: said.signedOut });
    expect(failureOf({ name: 'AbortError' }).words.en).toBe('Saving was cancelled.');
  });

  it('says that nobody answered, and what the server said otherwise', () => {
    expect(failureOf({ status: 'FETCH_ERROR' }).words.en).toBe(
      'An error occurred during save. The server cannot be reached.',
    );
    expect(failureOf(refused('insufficient_storage')).words.en).toContain('no room left');
    expect(failureOf(refused('conflict')).code).toBe('conflict');
  });

  it('has words for a code it has never heard of', () => {
    expect(failureOf(refused('new_code')).words.ko).toContain('저장 중');
  });
});
