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

  it('says that the login failed when no server answered', () => {
    expect(loginFailureWords({ status: 'FETCH_ERROR', error: 'x' }).en).toBe('An error occurred during login.');
  });
});
