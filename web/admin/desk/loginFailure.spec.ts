import { loginFailureWords } from './loginFailure';

const refusal = (code: string, retryAfter?: number) => ({ status: 400, data: { success: false, code }, retryAfter });

describe('loginFailureWords', () => {
  it('says that the password is wrong', () => {
    expect(loginFailureWords(refusal('password_incorrect')).en).toBe('Incorrect password');
  });

  it('says that there are no admin settings', () => {
    expect(loginFailureWords(refusal('admin_settings_not_found')).en).toMatch(/Admin settings not found/);
  });

  it('says what is wrong with an address that is none', () => {
    const { data, ...rest } = refusal('validation_failed');
    const failure = { ...rest, data: { ...data, fields: { email: 'invalid_email' } } };
    expect(loginFailureWords(failure).en).toBe('Please check the e-mail address, e.g. name@example.com');
  });

  it.each([
    [700, '12분', '12 minutes'],
    [60, '1분', '1 minute.'],
    [2, '2초', '2 seconds'],
    [undefined, '15분', '15 minutes'],
  ])('tells a wait of %s seconds, above a minute in minutes', (seconds, ko, en) => {
    const words = loginFailureWords(refusal('too_many_requests', seconds));
    expect(words.ko).toContain(ko);
    expect(words.en).toContain(en);
  });

  it.each([
    [{ status: 'FETCH_ERROR', error: 'x' }, /cannot be reached.*connection/, /연결할 수 없어.*인터넷 연결/],
    [refusal('database_unavailable'), /cannot check passwords right now/, /지금은.*잠시 후/],
    [refusal('internal_error'), /wrong on the server/, /서버에 오류/],
    [refusal('conflict'), /^An error occurred during login\.$/, /^로그인 중 오류가 발생했습니다\.$/],
  ])('says where it failed: %j', (failure, en, ko) => {
    const words = loginFailureWords(failure);
    expect(words.en).toMatch(en);
    expect(words.ko).toMatch(ko);
  });
});
