/** @jest-environment jsdom */
import { screen } from '@testing-library/react';

import { notePage } from './sending/pageBefore';
import { fillIn, inNewTabs, network, send, show } from './shownForm.fixture';

describe('a request', () => {
  inNewTabs();

  it.each([undefined, '/products'])('says which page led to its form: %s', async (page) => {
    if (page) notePage(page);
    show();
    await fillIn();
    await send();
    await screen.findByText(/sent automatically to our mailbox/);
    expect(network.sent.map(({ body }) => body.page)).toEqual([page]);
  });
});
