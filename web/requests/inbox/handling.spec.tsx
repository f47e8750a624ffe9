/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { eventTexts, kindredTexts } from './handling/handling.text';
import { MergeDialog } from './handling/MergeDialog';
import { Responsible } from './handling/Responsible';
import { inOwnInboxes, network, request, show } from './shownInbox.fixture';

inOwnInboxes();

describe('who is responsible', () => {
  const saved: unknown[] = [];
  const change = {
    isSaving: false,
    problem: undefined,
    save: async (changed: object) => {
      saved.push(changed);
      return true;
    },
  };
  const open = () => show(<Responsible quote={request({ responsible: 'Choi' })} change={change} />);
  const again = () => {
    cleanup();
    open();
  };
  const field = () => screen.getByLabelText('Responsible');
  const taking = () => screen.findByRole('button', { name: /^Take it/ });
  const type = async (name: string) => {
    await userEvent.clear(field());
    await userEvent.type(field(), name);
  };

  beforeEach(() => {
    saved.length = 0;
    open();
  });

  it('may be a colleague, whose name is not taken for one’s own', async () => {
    await type('Kim');
    await userEvent.click(await taking());
    again();
    expect((await taking()).textContent).toBe('Take it (Kim)');
    await type('Park{Enter}');
    again();
    expect((await taking()).textContent).toBe('Take it (Kim)');
    await userEvent.click(await taking());
    expect(saved).toEqual(['Kim', 'Park', 'Kim'].map((responsible) => ({ responsible })));
  });

  it('is whoever takes it next at the same desk', async () => {
    for (const name of ['Kim', 'Lee']) {
      await type(name);
      await userEvent.click(await taking());
    }
    again();
    expect((await taking()).textContent).toBe('Take it (Lee)');
  });

  it('is whoever is signed in by name, whatever was typed', async () => {
    cleanup();
    network.answers['admin/quote-desk'] = { late: 0, today: 0, reminded: 0, news: 0, responsibles: [], me: 'Jung' };
    open();
    await taking();
    await type('Park');
    expect((await taking()).textContent).toBe('Take it (Jung)');
  });
});

describe('merging', () => {
  it('tells who types the reference on screen, and goes on with another one', async () => {
    const other = { reference: '', isEarlier: false };
    show(<MergeDialog quote={request()} other={other} requestHref={() => ''} onClose={() => undefined} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Merge' });
    const field = screen.getByRole('textbox');
    await userEvent.type(field, 'q-2026-000001');
    expect(screen.getByText(/This is the request on screen/)).toBeTruthy();
    expect(button.disabled).toBe(true);
    await userEvent.type(field, '{Backspace}2');
    expect(screen.queryByText(/This is the request on screen/)).toBeNull();
    expect(button.disabled).toBe(false);
  });
});

describe('the words', () => {
  it('of a reminder that is taken away do not say that its day had come', () => {
    expect([eventTexts.reminder.ko(''), eventTexts.reminder.en('')]).toEqual(['알림 해제', 'Reminder removed']);
  });

  it('of one more request are singular', () => {
    expect([1, 1200].map(kindredTexts.more.en)).toEqual(['There is 1 more.', 'There are 1,200 more.']);
  });
});
