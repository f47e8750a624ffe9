import { asksForPassword, isMissing, openFailureWords } from './openFailure';

const failure = (code: string, rest: object = {}) => ({ status: 403, data: { success: false, code }, ...rest });

describe('openFailureWords', () => {
  it('says that the password was wrong', () => {
    expect(openFailureWords(failure('post_password_incorrect')).en).toBe('Incorrect password');
  });

  it('tells how long to wait after too many wrong passwords', () => {
    const words = (retryAfter?: number) => openFailureWords(failure('too_many_requests', { retryAfter })).en;
    expect(words(42)).toContain('in 42 seconds');
    expect(words(754)).toContain('in about 13 minutes');
    expect(words()).toContain('in about 15 minutes');
  });

  it('is kind about a post that is not there, and about no answer at all', () => {
    expect(openFailureWords(failure('not_found')).en).toContain('no longer here');
    expect(openFailureWords({ status: 'FETCH_ERROR', error: 'TypeError' }).en).toContain('check your connection');
  });

  it.each([
    failure('database_unavailable'),
    failure('internal_error'),
    { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: '' },
  ])('does not blame the connection where the server has failed: %j', (failed) => {
    const { ko, en } = openFailureWords(failed);
    expect(en).toMatch(/server.*try again in a moment/);
    expect(ko).toMatch(/서버.*잠시 후 다시 시도/);
  });
});

describe('asksForPassword', () => {
  it('knows a missing and a wrong password from other refusals', () => {
    expect(asksForPassword(failure('post_password_required'))).toBe(true);
    expect(asksForPassword(failure('post_password_incorrect'))).toBe(true);
    expect(asksForPassword(failure('too_many_requests'))).toBe(false);
  });
});

describe('isMissing', () => {
  it('takes an impossible id for a missing post', () => {
    expect(isMissing(failure('validation_failed'))).toBe(true);
    expect(isMissing(failure('internal_error'))).toBe(false);
  });
});
