import { senderStates } from '@shared/requests/quote-sender.types';

import { pageAt, pathTo } from '@/lib/paths';

import { failureText } from './failureText';
import { correctionTexts, stateTexts } from './sentRequest.text';

describe('the words of a state', () => {
  it('say within how many days the answer comes, and where to', () => {
    const { lead } = stateTexts.received;
    expect(lead.ko({ email: 'a@b.kr', days: 2 })).toContain('영업일 기준 2일 이내에');
    expect(lead.en({ email: 'a@b.kr', days: 1 })).toContain('within one working day in Korea');
    expect(lead.en({ email: 'a@b.kr', days: 3 })).toContain('within 3 working days in Korea');
    for (const state of ['received', 'in_progress', 'answered'] as const)
      for (const language of ['ko', 'en'] as const)
        expect(stateTexts[state].lead[language]({ email: 'a@b.kr', days: 2 })).toContain('a@b.kr');
  });

  it('differ from state to state, and put no particle behind an address', () => {
    const titles = senderStates.map((state) => stateTexts[state].title.ko);
    expect(new Set(titles).size).toBe(senderStates.length);
    for (const state of senderStates)
      expect(stateTexts[state].lead.ko({ email: 'a@b.kr', days: 2 })).not.toMatch(/a@b\.kr[가-힣(]/);
  });
});

describe('a failure', () => {
  it('says what happened, a lost connection too', () => {
    const answered = (code: string) => ({ status: 409, data: { code }, retryAfter: 1800 });
    expect(failureText(answered('conflict'))).toBe(correctionTexts.over);
    expect(failureText(answered('too_many_requests')).en).toMatch(/Too many attempts.*30 minutes/);
    expect(failureText({ status: 'FETCH_ERROR', error: 'TypeError' }).ko).toContain('입력하신 내용은 그대로');
  });
});

describe('the address of a request', () => {
  it('shows the page of requests, whatever its token', () => {
    for (const path of ['/ko/requests', '/en/requests/', '/en/requests/Ab-_9', '/ko/requests/x/'])
      expect(pageAt(path)).toBe('request');
    expect(pathTo('ko', 'request')).toBe('/ko/requests');
    expect(pageAt('/ko/requestsx')).toBeUndefined();
  });
});
