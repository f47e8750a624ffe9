/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { added, arrived } from './files/formFiles';
import { field, fillIn, inNewTabs, network, send, show } from './shownForm.fixture';

describe('QuoteForm', () => {
  inNewTabs();

  it('sends nothing while required fields are empty, marks them and goes to the first', async () => {
    show();
    await send();
    expect(network.sent).toEqual([]);
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(7);
    expect(document.activeElement).toBe(field('company'));
    const described = document.getElementById(field('name').getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('This field is required.');
  });

  it('sends the joined e-mail, tells the reference and is empty again', async () => {
    show();
    await fillIn();
    await send();
    const message = await screen.findByText(/sent automatically to our mailbox \(sales@example.com\)/);
    expect(message.closest('[role="status"]')?.textContent).toContain('Q-1');
    expect(network.sent[0]?.body).toMatchObject({ email: 'kim@naver.com', language: 'en', website: '' });
    expect(field('company').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
    // The next request is not judged while it is being typed.
    await userEvent.type(field('emailDomain'), 'n');
    expect(field('emailDomain').getAttribute('aria-invalid')).toBe('false');
  });

  it('speaks of no mail where the answer says that none goes out', async () => {
    network.answer = {
      status: 201,
      headers: { 'X-Letters': 'none' },
      body: { success: true, message: 'ok', reference: 'Q-1' },
    };
    show();
    await fillIn();
    await send();
    const title = await screen.findByText('Your quote request was received');
    const said = title.closest('[role="status"]')?.textContent;
    expect(said).toContain('Q-1');
    expect(said).toContain('No automatic e-mail is sent at the moment');
    expect(said).not.toContain('sent automatically');
  });

  it('sends a double click once', async () => {
    show();
    await fillIn();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send quote request' }));
    await screen.findByText('Q-1');
    expect(network.sent).toHaveLength(1);
  });

  it('shows what the server refused at its fields and keeps everything typed', async () => {
    network.answer = {
      status: 400,
      body: { success: false, code: 'validation_failed', fields: { email: 'invalid_email' }, requestId: 'r' },
    };
    show();
    await fillIn();
    await send();
    await waitFor(() => expect(field('emailUser').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('alert').textContent).toContain('Failed to send quote request: Please check');
    expect(document.activeElement).toBe(field('emailUser'));
    expect(field('company').value).toBe('Hanbit');
    await userEvent.type(field('emailUser'), '2');
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  });

  it('tells how long to wait after too many requests', async () => {
    network.answer = {
      status: 429,
      headers: { 'Retry-After': '754' },
      body: { success: false, code: 'too_many_requests', requestId: 'r' },
    };
    show();
    await fillIn();
    await send();
    expect(await screen.findByText('You can send again in about 13 minutes.')).toBeTruthy();
  });

  it('repeats an unanswered request under the same key, a changed one under a new key', async () => {
    network.answer = 'none';
    show();
    await fillIn();
    await send();
    // Here at localhost, where who reads this can start the server.
    await screen.findByText('Server connection error: Please check if the server is running.');
    expect(screen.getByRole('alert').textContent).toContain('npm start');
    await send();
    await waitFor(() => expect(network.sent).toHaveLength(2));
    await userEvent.type(field('comment'), 'Two units');
    await send();
    await waitFor(() => expect(network.sent).toHaveLength(3));
    expect(network.sent[1]?.key).toBe(network.sent[0]?.key);
    expect(network.sent[2]?.key).not.toBe(network.sent[0]?.key);
  });

  it('is not sent for who has left it before the files were there: what is typed then is kept, and sent when asked', async () => {
    const { store, unmount } = show();
    await fillIn();
    act(() => void store.dispatch(added([{ id: '1', name: 'a.pdf', size: 1, share: 0, state: 'sending' }])));
    await send();
    unmount();
    show('en', undefined, '', store);
    await userEvent.type(field('comment'), 'Two units');
    const file = { file: 'token', name: 'a.pdf', size: 1, kind: 'pdf' } as const;
    await act(async () => void store.dispatch(arrived({ id: '1', sent: file, at: Date.now() })));
    expect([network.sent, field('comment').value]).toEqual([[], 'Two units']);
    await send();
    await screen.findByText('Q-1');
    expect(network.sent.map(({ body }) => body)).toMatchObject([{ comment: 'Two units', files: ['token'] }]);
  });

  it('brings the text back when the page is opened again, in the other language too', async () => {
    const { unmount } = show();
    await userEvent.type(field('company'), 'Hanbit');
    unmount();
    show('ko');
    await waitFor(() => expect(field('company').value).toBe('Hanbit'));
  });

  it('puts a whole address typed in the first part where it belongs, and empties the domain for direct entry', async () => {
    show();
    await userEvent.type(field('emailUser'), 'kim@gmail.com');
    await userEvent.tab();
    expect([field('emailUser').value, field('emailDomain').value]).toEqual(['kim', 'gmail.com']);
    expect(field('emailDomainPick').value).toBe('gmail.com');
    await userEvent.selectOptions(field('emailDomainPick'), '');
    expect(field('emailDomain').value).toBe('');
  });

  it('takes the whole address that a phone fills in apart at once', async () => {
    show();
    expect(field('emailUser').autocomplete).toBe('email');
    // In one event, and without leaving the field.
    fireEvent.input(field('emailUser'), { target: { value: 'kim@gmail.com' } });
    await waitFor(() => expect([field('emailUser').value, field('emailDomain').value]).toEqual(['kim', 'gmail.com']));
  });

  it('clears the form and takes that back', async () => {
    show();
    await userEvent.type(field('company'), 'Hanbit');
    await userEvent.click(screen.getByRole('button', { name: 'Clear form' }));
    expect(field('company').value).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('company').value).toBe('Hanbit');
  });

  it('takes technical values over from the address, once, and leaves the rest of the draft', async () => {
    const first = show();
    await userEvent.type(field('company'), 'Hanbit');
    await userEvent.type(field('comment'), 'Two units');
    first.unmount();
    const query = '?hotTempIn=115&tempUnit=%C2%B0F&plateMaterial=Ti&company=Other&comment=x&website=spam';
    const second = show('en', undefined, query);
    await screen.findByText('Your figures are filled in. Check them and add your contact details.');
    const shown = ['hotTempIn', 'tempUnit', 'plateMaterial', 'company', 'comment', 'website'].map(field);
    expect(shown.map(({ value }) => value)).toEqual(['115', '°F', 'Ti', 'Hanbit', 'Two units', '']);
    expect(screen.queryByRole('button', { name: 'Back to what I had typed' })).toBeNull();

    await userEvent.type(field('hotTempIn'), '.5');
    second.unmount();
    show('en', undefined, query);
    await waitFor(() => expect(field('hotTempIn').value).toBe('115.5'));
  });

  it('brings back the figures that the address replaced, and takes the new ones again', async () => {
    const { unmount } = show();
    await userEvent.type(field('hotTempIn'), '90');
    unmount();
    show('en', undefined, '?hotTempIn=115&coldTempIn=45');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to what I had typed' }));
    expect([field('hotTempIn').value, field('coldTempIn').value]).toEqual(['90', '']);
    await userEvent.click(screen.getByRole('button', { name: 'Use the transferred figures again' }));
    expect([field('hotTempIn').value, field('coldTempIn').value]).toEqual(['115', '45']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear form' }));
    expect(screen.queryByRole('button', { name: 'Back to what I had typed' })).toBeNull();
  });
});
