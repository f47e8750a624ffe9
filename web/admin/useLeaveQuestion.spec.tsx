/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';

import { leadsElsewhere, useLeaveQuestion } from './useLeaveQuestion';

const here = { pathname: '/ko/manage', search: '?tab=ko-posts&post=1' };

describe('leadsElsewhere', () => {
  it.each([
    ['/en/manage', here.search, false],
    ['/ko/manage', '?tab=ko-posts', true],
    ['/ko/products', here.search, true],
  ])('judges %s%s', (pathname, search, isElsewhere) => {
    expect(leadsElsewhere({ pathname, search }, here)).toBe(isElsewhere);
  });
});

const names = { products: 'products', language: 'language', stay: 'stay', leave: 'leave' };

function Form({ isArmed }: { isArmed: boolean }) {
  const { isAsking, stay, leave } = useLeaveQuestion(isArmed);
  return (
    <>
      <output>{[useLocation().pathname, isAsking ? 'asking' : 'quiet'].join(' ')}</output>
      <Link to="/en/products">{names.products}</Link>
      <Link to="/en/manage?tab=ko-posts">{names.language}</Link>
      <button onClick={stay}>{names.stay}</button>
      <button onClick={leave}>{names.leave}</button>
    </>
  );
}

const show = (isArmed: boolean) =>
  render(
    <MemoryRouter initialEntries={['/ko/manage?tab=ko-posts']}>
      <Form isArmed={isArmed} />
    </MemoryRouter>,
  );
const state = () => screen.getByRole('status').textContent;

describe('useLeaveQuestion', () => {
  afterEach(cleanup);

  it('lets links pass while there is nothing to lose', () => {
    show(false);
    fireEvent.click(screen.getByText('products'));
    expect(state()).toBe('/en/products quiet');
  });

  it('holds a link back until leaving is confirmed', () => {
    show(true);
    fireEvent.click(screen.getByText('products'));
    expect(state()).toBe('/ko/manage asking');
    fireEvent.click(screen.getByText('stay'));
    expect(state()).toBe('/ko/manage quiet');
    fireEvent.click(screen.getByText('products'));
    fireEvent.click(screen.getByText('leave'));
    expect(state()).toBe('/en/products quiet');
  });

  it('lets the other language of the same post pass', () => {
    show(true);
    fireEvent.click(screen.getByText('language'));
    expect(state()).toBe('/en/manage quiet');
  });

  it('has the browser ask before the page is closed', () => {
    show(true);
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });
});
