/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { field, fillIn, inNewTabs, network, send, show } from './shownForm.fixture';

describe('a form that asks for consent', () => {
  inNewTabs();
  beforeEach(() => {
    document.documentElement.dataset.privacyBasis = 'consent';
  });
  afterEach(() => {
    delete document.documentElement.dataset.privacyBasis;
  });
  const name = /I agree/;
  const box = () => screen.getByRole('checkbox', { name });

  it('leads to the box like to a field, sends what was agreed to, and asks again for the next request', async () => {
    show();
    await send();
    const list = screen.getByRole('alert');
    expect([...list.querySelectorAll('a')].at(-1)?.textContent).toBe('Consent to the use of personal data');
    expect(document.activeElement).toBe(field('company'));
    await fillIn();
    await send();
    expect([network.sent, document.activeElement]).toEqual([[], box()]);
    field('company').focus();
    await userEvent.click(screen.getByRole('link', { name: 'Consent to the use of personal data' }));
    expect(document.activeElement).toBe(box());
    await userEvent.click(box());
    expect(list.textContent).toBe('');
    await send();
    await screen.findByText(/sent automatically to our mailbox/);
    expect(network.sent[0]?.body).toMatchObject({ consent: true, privacyVersion: 2 });
    expect(box()).toMatchObject({ checked: false });
  });

  it('is the one of a page without a box when the server has been told to ask meanwhile', async () => {
    delete document.documentElement.dataset.privacyBasis;
    network.answer = {
      status: 400,
      body: { success: false, code: 'validation_failed', fields: { consent: 'required' } },
    };
    show();
    await fillIn();
    expect(screen.queryByRole('checkbox', { name })).toBeNull();
    await send();
    await waitFor(() => expect(document.activeElement).toBe(box()));
    expect(field('company').value).toBe('Hanbit');
    network.answer = { status: 201, body: { success: true, message: 'ok', reference: 'Q-1' } };
    await userEvent.click(box());
    await send();
    await screen.findByText(/sent automatically to our mailbox/);
    expect(network.sent.map(({ body }) => body.consent)).toEqual([undefined, true]);
    expect(network.sent[0]?.key).toBe(network.sent[1]?.key);
  });
});
