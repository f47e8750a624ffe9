/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';

import { InboxList } from './List';
import { inOwnInboxes, network, show } from './shownInbox.fixture';

inOwnInboxes();

describe('the head of the list', () => {
  const head = async (query: string) => {
    network.answers['admin/quotes'] = { items: [], total: 40, page: 1, pageSize: 20, pageCount: 2 };
    network.answers['admin/quote-desk'] = {
      late: 3,
      today: 0,
      reminded: 2,
      news: 4,
      responsibles: ['Kim', 'Lee'],
      me: null,
    };
    show(<InboxList personLink={{ ko: '', en: '' }} focusReturning={() => undefined} />, query);
    // Both answers are there.
    await screen.findByRole('option', { name: 'Lee' });
    await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
    return screen.getByRole('status').textContent;
  };

  it.each(['', '&page=2'])('counts what is to be seen to beside all requests: %j', async (query) => {
    expect(await head(query)).toBe('40 requests · 3 late · 2 reminders · 4 with news');
  });

  it.each(['&status=new', '&product=gas-cooler', '&responsible=Kim', '&q=plant'])(
    'has only the number of those that are chosen by %s',
    async (query) => {
      expect(await head(query)).toBe('40 requests');
    },
  );
});
