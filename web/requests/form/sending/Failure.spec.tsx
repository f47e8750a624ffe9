/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { Failure } from './Failure';
import { isOwnMachine } from './useSendQuote';

function show(language: string, hostname: string) {
  const outcome = { kind: 'unreachable', isOwnMachine: isOwnMachine(hostname) } as const;
  return render(
    <MemoryRouter initialEntries={[`/${language}/customer-support`]}>
      <Failure outcome={outcome} />
    </MemoryRouter>,
  );
}

afterEach(cleanup);

describe('a request that reaches no server', () => {
  it.each(['localhost', '127.0.0.1', '[::1]'])('is answered at %s with how to start one', (hostname) => {
    const { container } = show('en', hostname);
    screen.getByText('Server connection error: Please check if the server is running.');
    expect(container.textContent).toContain('npm start');
  });

  it.each([
    ['en', 'Connection error: this site cannot be reached right now.', 'Check your connection and send again'],
    ['ko', '연결 오류: 지금 이 사이트에 연결할 수 없습니다.', '인터넷 연결을 확인하고 다시 보내 주세요'],
  ])('is answered elsewhere with words for a visitor (%s)', (language, headline, advice) => {
    const { container } = show(language, 'www.example.com');
    screen.getByText(headline);
    expect(container.textContent).toContain(advice);
    expect(container.textContent).not.toMatch(/npm|server|서버/);
  });
});
