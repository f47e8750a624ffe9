import { boardAt, draftsAt } from '../support/boards.js';
import type { TestBoard } from '../support/boards.js';
import { signIn } from '../support/http.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

let site: TestSite;
let token: string;
let board: TestBoard;
let drafts: ReturnType<typeof draftsAt>;

beforeAll(async () => {
  site = await startTestSite('drafts-twins');
  token = await signIn(site);
  board = boardAt(site, 'e-procurement', 'ko', token);
  drafts = draftsAt(site, 'e-procurement', 'ko', token);
});

afterAll(async () => {
  await site?.stop();
});

describe('a draft and its translation', () => {
  const english = () => boardAt(site, 'e-procurement', 'en', token);

  it('are paired once it is published, unless the original has another one by now, or is gone', async () => {
    const original = (await english().add({ title: 'Original' })).body.id;
    const [one, two] = [(await drafts.add({ twin: original })).body.id, (await drafts.add({ twin: original })).body.id];
    expect((await drafts.publish(one)).body).toMatchObject({ twin: original, twinState: 'current' });
    expect((await drafts.publish(two)).body).toMatchObject({ twin: null, twinState: null });
    expect((await english().read(original)).body.twin).toBe(one);
    const gone = (await english().add({ title: 'Gone' })).body.id;
    const three = (await drafts.add({ twin: gone })).body.id;
    await english().remove(gone);
    expect((await drafts.publish(three)).body).toMatchObject({ twin: null, twinState: null });
  });

  it('say which is older when the original was edited while the draft waited', async () => {
    const original = (await english().add({ title: 'Original' })).body.id;
    const { body } = await drafts.add({ twin: original });
    await english().change(original, { content: 'Edited' });
    expect((await drafts.publish(body.id)).body.twinState).toBe('older');
    expect((await english().read(original)).body.twinState).toBe('newer');
  });

  it('stand beside each other again after one was taken back', async () => {
    const original = (await english().add({ title: 'Original' })).body.id;
    const { body } = await board.add({ twin: original });
    await drafts.withdraw(body.id);
    expect((await english().open(original)).body.twin).toBeNull();
    expect((await english().read(original)).body).toMatchObject({ twin: null, twinState: null });
    expect((await drafts.publish(body.id)).body).toMatchObject({ twin: original, twinState: 'current' });
    await drafts.withdraw(body.id);
    await drafts.change(body.id, { content: '고친 내용' });
    expect((await drafts.publish(body.id)).body.twinState).toBe('newer');
    await drafts.withdraw(body.id);
    expect((await english().change(original, { content: 'Followed' })).status).toBe(200);
    expect((await drafts.publish(body.id)).body.twinState).toBe('current');
  });

  it('leave one that comes out of the trash on its own while the other is a draft', async () => {
    const original = (await english().add({ title: 'Original' })).body.id;
    const { body } = await board.add({ twin: original });
    await english().remove(original);
    await drafts.withdraw(body.id);
    await english().restore(original);
    expect((await english().open(original)).body.twin).toBeNull();
    expect((await english().read(original)).body).toMatchObject({ twin: null, twinState: null });
    expect((await drafts.publish(body.id)).body).toMatchObject({ twin: null, twinState: null });
    const again = await board.add({ twin: original });
    expect((await english().read(original)).body).toMatchObject({ twin: again.body.id, twinState: 'current' });
  });

  it('are free when both were taken back, and paired again by the second one', async () => {
    const original = (await english().add({ title: 'Original' })).body.id;
    const { body } = await board.add({ twin: original });
    const others = draftsAt(site, 'e-procurement', 'en', token);
    await drafts.withdraw(body.id);
    await others.withdraw(original);
    expect((await drafts.publish(body.id)).body.twin).toBeNull();
    expect((await others.publish(original)).body).toMatchObject({ twin: body.id, twinState: 'current' });
    expect((await board.read(body.id)).body).toMatchObject({ twin: original, twinState: 'current' });
  });
});
