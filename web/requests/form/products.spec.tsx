/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { field, fillIn, inNewTabs, network, send, show } from './shownForm.fixture';

describe('the questions of the form', () => {
  inNewTabs();

  it('has the products chosen that are asked for, asks their questions and sends no others', async () => {
    show('en', 'ball-tank');
    const product = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    await waitFor(() => expect(product('Ball tank').checked).toBe(true));
    expect(document.querySelector('[name="hotTempIn"]')).toBeNull();
    await userEvent.type(field('tankVolume'), '500');
    await userEvent.click(product('Gas cooler'));
    await userEvent.type(field('hotTempIn'), '115');
    await userEvent.click(product('Ball tank'));
    expect(document.querySelector('[name="tankVolume"]')).toBeNull();
    expect(screen.getByText(/^One value typed for other products will not be sent\./)).toBeTruthy();
    await fillIn();
    await send();
    await waitFor(() => expect(network.sent).toHaveLength(1));
    expect(network.sent[0]?.body).toMatchObject({ products: ['gas-cooler'], hotTempIn: '115', tankVolume: '' });
  });

  it('shows again what was typed for a product that is chosen again', async () => {
    show('en', 'ball-tank');
    await waitFor(() => expect(document.querySelector('[name="tankVolume"]')).toBeTruthy());
    await userEvent.type(field('tankVolume'), '500');
    for (const time of ['off', 'on']) {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Ball tank' }));
      expect(document.querySelector('[name="tankVolume"]') !== null).toBe(time === 'on');
    }
    expect(field('tankVolume').value).toBe('500');
  });

  it('ignores a product that does not exist', () => {
    show('en', 'pump');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(field('hotTempIn').value).toBe('');
  });

  it('counts what may be filled in, and what is', async () => {
    show();
    const summary = screen.getByRole('button', { name: /^Technical data/ });
    expect(summary.textContent).toBe('Technical data30 optional fields');
    await userEvent.type(field('hotTempIn'), '115');
    await userEvent.selectOptions(field('tempUnit'), '°F');
    expect(summary.textContent).toBe('Technical data1 of 30 optional fields filled in');
  });

  it('has the technical data folded away on a phone until an address fills them in or one is refused', async () => {
    const isOpen = () => screen.getByRole('button', { name: /^Technical data/ }).getAttribute('aria-expanded');
    const { unmount } = show();
    // Without a style sheet every window is narrow.
    expect(isOpen()).toBe('false');
    unmount();
    const second = show('en', undefined, '?hotTempIn=115');
    await waitFor(() => expect(isOpen()).toBe('true'));
    await userEvent.click(screen.getByRole('button', { name: /^Technical data/ }));
    await userEvent.type(field('hotTempOut'), '55');
    expect(isOpen()).toBe('false');
    second.unmount();
    sessionStorage.clear();
    network.answer = {
      status: 400,
      body: { success: false, code: 'validation_failed', fields: { plateMaterial: 'invalid_choice' }, requestId: 'r' },
    };
    show();
    await fillIn();
    await send();
    await waitFor(() => expect(isOpen()).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(field('plateMaterial')));
  });
});
