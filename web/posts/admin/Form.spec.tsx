/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import type { AdminPost } from '@shared/posts/boards.types';

import { selectNotice } from '@/admin/notices';
import { createStore } from '@/lib/store';

import { boardTabs } from './address';
import { PostForm } from './Form';
import { installNetwork } from './network.fixture';
import type { Answer, Sent } from './network.fixture';
import { plainPost } from './post.fixture';

let sent: Sent[];
let answers: Answer[];
let stored: AdminPost | undefined;
let notices: string[];

const post = plainPost;
const later = '2026-11-21T00:05:00.000Z';

function show(edited?: AdminPost, tabId = 'ko-posts') {
  const tab = boardTabs.find(({ id }) => id === tabId);
  if (!tab) throw new Error(`No tab ${tabId}`);
  let told = 0;
  const store = createStore();
  store.subscribe(() => {
    const state: object = store.getState(); // its type does not know of slices that come with a page
    const { words, count } = selectNotice(state);
    if (count > told) notices.push(words.en);
    told = count;
  });
  return render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/en/manage?tab=${tabId}&post=${edited?.id ?? 'new'}`]}>
        <PostForm tab={tab} post={edited} Shown={() => null} />
      </MemoryRouter>
    </Provider>,
  );
}

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
};
const retype = async (name: string, value: string) => {
  await userEvent.clear(field(name));
  await userEvent.paste(value); // at once: the form is drawn again after each key
};
const save = (way = 'Publish') => userEvent.click(screen.getByRole('button', { name: way }));
const conflict = { status: 409, body: { success: false, code: 'conflict', fields: { title: 'changed' } } };

describe('AdminPostForm', () => {
  beforeEach(() => {
    sessionStorage.clear();
    sent = [];
    answers = [];
    notices = [];
    installNetwork({ send: (each) => sent.push(each), next: () => answers.shift(), stored: () => stored });
  });
  afterEach(cleanup);

  it('sends nothing without title and content and says so', async () => {
    show();
    await userEvent.type(field('title'), '   ');
    await save();
    expect(screen.getByText('Title and content must be entered.').closest('[role="alert"]')).toBeTruthy();
    expect(field('title').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
    await userEvent.type(field('title'), 'Title');
    expect(screen.getByText('Title and content must be entered.')).toBeTruthy();
    await userEvent.type(field('content'), 'Text');
    expect(screen.queryByText('Title and content must be entered.')).toBeNull();
  });

  it('has a password on e-procurement tabs only, and says when visitors may be unable to type it', async () => {
    show();
    expect(document.querySelector('[name="password"]')).toBeNull();
    cleanup();
    show(undefined, 'ko-e-procurement');
    expect(field('password').type).toBe('password');
    await userEvent.type(field('password'), '견적2026');
    expect(screen.getByText(/^Visitors may be unable to type/)).toBeTruthy();
    await retype('password', 'quote2026');
    expect(screen.queryByText(/^Visitors may be unable to type/)).toBeNull();
  });

  it('has the lock of a document that came with one on every tab', () => {
    show({ ...post, protected: true });
    expect(document.querySelector('[name="lock"]')).toBeTruthy();
  });

  it('brings back that an unsaved text was to be published later', async () => {
    const { unmount } = show();
    await retype('title', 'Not yet');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Publish later' }));
    unmount();
    show();
    expect(field('title').value).toBe('Not yet');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Publish later' }).checked).toBe(true);
  });

  it('keeps a draft by the Enter key, and publishes it by its button', async () => {
    answers = [
      { status: 200, body: post },
      { status: 200, body: post },
    ];
    const draft: AdminPost = { ...post, draft: { publishAt: null, original: null } };
    show(draft);
    await userEvent.type(field('title'), ' kept{Enter}');
    await waitFor(() => expect(notices).toEqual(['Draft saved.']));
    cleanup();
    show(draft);
    await save();
    await waitFor(() => expect(notices).toEqual(['Draft saved.', 'Post published.']));
    expect(sent.map(({ method, url }) => [method, url])).toEqual([
      ['PATCH', '/api/admin/posts/ko/drafts/1'],
      ['POST', '/api/admin/posts/ko/drafts/1/publish'],
    ]);
  });

  it('takes a post back to a draft after a question', async () => {
    answers = [{ status: 200, body: post }];
    show(post);
    await save('Take it back to a draft');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(sent).toEqual([]);
    await save('Take it back to a draft');
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(notices).toEqual(['The post is a draft again.']));
    expect(sent[0]).toMatchObject({ method: 'POST', url: '/api/admin/posts/ko/1/withdraw' });
  });

  it('follows another administrator who has changed the time of a draft, unless it was changed here, too', async () => {
    answers = [conflict, { status: 200, body: post }];
    const draft = (publishAt: string | null): AdminPost => ({
      ...post,
      draft: { ...post.draft, publishAt } as AdminPost['draft'],
    });
    stored = { ...draft(null), updatedAt: later };
    show(draft('2099-03-31T01:00:00.000Z'));
    await retype('title', 'My title');
    await save('Schedule');
    await screen.findByRole('heading', { name: /Another administrator has saved/ });
    await save('Save draft');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(Object.fromEntries(sent[1]?.form ?? [])).toEqual({ title: 'My title', updatedAt: later });
  });

  it('asks before it saves a closing time that has passed, and says it as Korean time', async () => {
    answers = [{ status: 201, body: post }];
    show(undefined, 'ko-e-procurement');
    await retype('title', 'New');
    await retype('content', 'Text');
    fireEvent.change(field('tenderClosesAt'), { target: { value: '2020-03-31T14:00' } });
    await save();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(sent).toEqual([]);
    await save();
    await userEvent.click(screen.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(notices).toEqual(['Post saved.']));
    expect(Object.fromEntries(sent[0]?.form ?? [])).toMatchObject({ tenderClosesAt: '2020-03-31T14:00+09:00' });
  });

  it('refuses a file of another kind and sends the first PDF as the post’s own', async () => {
    answers = [{ status: 201, body: post }];
    show();
    // The picker offers documents only; a file of another kind gets here by other ways.
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(field('pdf'), new File(['x'], 'x.txt', { type: 'text/plain' }));
    expect(screen.getByText(/^x\.txt: Only PDF, XLSX/)).toBeTruthy();
    await retype('title', 'New');
    await retype('content', 'Text');
    // Saving without that file is asked about.
    await save();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(sent).toEqual([]);
    await user.upload(field('pdf'), [
      new File(['AC10'], 'drawing.dwg'),
      new File(['%PDF-'], 'brochure.pdf', { type: 'application/haansoftpdf' }),
    ]);
    expect(screen.queryByText(/Only PDF, XLSX/)).toBeNull();
    await save();
    await waitFor(() => expect(notices).toEqual(['Post saved.']));
    expect(sent[0]).toMatchObject({ method: 'POST', url: '/api/admin/posts/ko' });
    expect(sent[0]?.form.get('pdf')).toMatchObject({ name: 'brochure.pdf' });
    expect(sent[0]?.form.getAll('files')).toMatchObject([{ name: 'drawing.dwg' }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('says at the file, and nowhere else, why the server has refused it', async () => {
    const code = 'protected_file';
    answers = [{ status: 415, body: { success: false, code, message: '', fields: { pdf: code }, requestId: '' } }];
    show();
    await userEvent.upload(field('pdf'), new File(['SCDSA002'], 'locked.pdf'));
    await retype('title', 'New');
    await retype('content', 'Text');
    await save();
    expect(await screen.findByText(/^This document is locked/)).toBeTruthy();
    expect(screen.getByText('Please check the marked fields.')).toBeTruthy();
  });

  it('brings an unsaved text back, names the file that is lost, and starts over on demand', async () => {
    const { unmount } = show(post);
    await retype('title', 'Unsaved');
    await userEvent.upload(field('pdf'), new File(['%PDF-'], 'lost.pdf', { type: 'application/pdf' }));
    unmount();
    expect(notices).toEqual(['Your unsaved text was kept. It is there when you come back.']);
    show(post);
    expect(field('title').value).toBe('Unsaved');
    expect(screen.getByText(/lost\.pdf/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(field('title').value).toBe('Old title');
    expect(sessionStorage).toHaveLength(0);
  });

  it('brings back which files were to go, of those that are there', async () => {
    const file = (id: string) => ({ id, name: `${id}.pdf`, size: 1, url: `/${id}` });
    const filed = { ...post, hasPdf: true, pdfFileName: 'main.pdf', files: [file('one'), file('two')] };
    const { unmount } = show(filed);
    for (const button of screen.getAllByRole('button', { name: 'Remove' })) await userEvent.click(button);
    unmount();
    answers = [{ status: 200, body: post }];
    show({ ...filed, files: [file('two')] });
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    const form = sent[0]?.form;
    expect([form?.getAll('removeFiles'), form?.get('removePdf')]).toEqual([['two'], 'true']);
  });

  it('shows the newer version of another administrator beside the text and saves over it when told again', async () => {
    answers = [conflict, { status: 200, body: post }];
    stored = { ...post, title: 'Their title', content: 'Their content', updatedAt: later };
    show(post);
    await retype('title', 'My title');
    await save();
    await screen.findByRole('heading', { name: /Another administrator has saved/ });
    expect([field('title').value, field('content').value]).toEqual(['My title', 'Their content']);
    await save();
    await waitFor(() => expect(notices).toEqual(['Post updated.']));
    expect(Object.fromEntries(sent[1]?.form ?? [])).toEqual({ title: 'My title', updatedAt: later });
  });

  it('takes the stored post in place of the text and files, and these back, beside what was chosen since', async () => {
    answers = [conflict];
    stored = { ...post, title: 'Their title', updatedAt: later };
    show(post);
    await retype('title', 'My title');
    const attach = (name: string) => userEvent.upload(field('pdf'), new File(['%PDF-'], name));
    await attach('before.pdf');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Take the stored post' }));
    expect(field('title').value).toBe('Their title');
    expect(screen.queryByText('before.pdf')).toBeNull();
    await attach('since.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Bring my text back' }));
    expect(field('title').value).toBe('My title');
    for (const name of ['before.pdf', 'since.pdf']) expect(screen.getByText(name, { selector: 'strong' })).toBeTruthy();
  });

  it('takes a conflict with its own text for the save it is: only the answer was lost', async () => {
    answers = [conflict];
    stored = { ...post, title: 'My title', updatedAt: later };
    show(post);
    await retype('title', 'My title');
    await save();
    await waitFor(() => expect(notices).toEqual(['Post updated.']));
  });

  it('shows a draft begun on an older version as a conflict', async () => {
    const { unmount } = show(post);
    await retype('title', 'Mine');
    unmount();
    show({ ...post, content: 'Newer', updatedAt: later });
    expect(screen.getByRole('heading', { name: /Another administrator has saved/ })).toBeTruthy();
    expect([field('title').value, field('content').value]).toEqual(['Mine', 'Newer']);
  });
});
