import { loginFailureWords } from './loginFailure';

const refusal = (code: string, retryAfter?: number) => ({ status: 400, data: { success: false, code }, retryAfter });

describe('loginFailureWords', () => {
  it('says that the password is wrong', () => {
    expect(loginFailureWords(refusal('password_incorrect')).en).toBe('Incorrect password');
  });

  it('says that there are no admin settings', () => {
    expect(loginFailureWords(refusal('admin_settings_not_found')).en).toMatch(/Admin settings not found/);
  });

  it.each([
    [700, '12분', '12 minutes'],
    [20, '1분', '1 minute.'],
    [undefined, '15분', '15 minutes'],
  ])('rounds a wait of %s seconds up to minutes', (seconds, ko, en) => {
    const words = loginFailureWords(refusal('too_many_requests', seconds));
    expect(words.ko).toContain(ko);
    expect(words.en).toContain(en);
  });

  it('says that the login failed when no server answered', () => {
    expect(loginFailureWords({ status: 'FETCH_ERROR', error: 'x' }).en).toBe('An error occurred during login.');
  });
});
