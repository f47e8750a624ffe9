/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link } from 'react-router-dom';

import { Calculator } from './Calculator';

const links = { section: '#ball-tank', other: '/en/products?hotTempIn=90&utm=mail#calculator' };

function show(address: string) {
  history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      {Object.entries(links).map(([name, to]) => (
        <Link key={name} to={to}>
          {name}
        </Link>
      ))}
      <Calculator product="heat-exchanger" />
    </BrowserRouter>,
  );
}

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
};
const addressIs = (wanted: string) => waitFor(() => expect(location.search + location.hash).toBe(wanted));
const click = (name: string) => userEvent.click(screen.getByRole('link', { name }));

describe('Calculator', () => {
  afterEach(cleanup);

  it('shows what the address names and writes what is typed into it, beside what it is not about', async () => {
    show('/en/products?utm=mail&hotTempIn=115&company=Hanbit#calculator');
    expect(field('hotTempIn').value).toBe('115');
    await userEvent.type(field('coldTempIn'), '45');
    await addressIs('?utm=mail&company=Hanbit&hotTempIn=115&coldTempIn=45#calculator');
    await userEvent.selectOptions(field('tempUnit'), '°F');
    await userEvent.clear(field('coldTempIn'));
    await addressIs('?utm=mail&company=Hanbit&hotTempIn=115&tempUnit=%C2%B0F#calculator');
  });

  it('keeps its values when a link leads to a section, and tells them in the new address', async () => {
    show('/en/products?hotTempIn=115');
    await click('section');
    await addressIs('?hotTempIn=115#ball-tank');
    expect(field('hotTempIn').value).toBe('115');
  });

  it('takes over the values of a link, and those before it on the way back', async () => {
    show('/en/products?hotTempIn=115&coldTempIn=45');
    await click('other');
    await waitFor(() => expect([field('hotTempIn').value, field('coldTempIn').value]).toEqual(['90', '']));
    act(() => history.back());
    await waitFor(() => expect([field('hotTempIn').value, field('coldTempIn').value]).toEqual(['115', '45']));
  });

  it('keeps the offers that the address names beside the sheet, and clears them with it', async () => {
    show('/en/products?offer2Area=100&hotTempIn=115&offer4Area=1');
    await userEvent.type(field('coldTempIn'), '45');
    await addressIs('?offer4Area=1&hotTempIn=115&coldTempIn=45&offer2Area=100');
    const sheet = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download PDF' }).href;
    expect(new URL(sheet).searchParams.get('offer2Area')).toBe('100');
    const request = screen.getByRole<HTMLAnchorElement>('link', { name: 'Request a quote with these figures' }).href;
    expect(request).not.toContain('offer2Area');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await addressIs('?offer4Area=1');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await addressIs('?offer4Area=1&hotTempIn=115&coldTempIn=45&offer2Area=100');
  });

  it('sends the whole sheet on without naming its blanks, and nothing of an empty one', async () => {
    show('/en/products?hotTempIn=115');
    const target = () =>
      new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Request a quote with these figures' }).href);
    expect(target().search).toBe('?product=heat-exchanger&sheet=whole&hotTempIn=115');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(target().search).toBe('?product=heat-exchanger');
    await addressIs('');
  });
});
