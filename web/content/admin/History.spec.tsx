/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import type { DocumentVersion } from '@shared/content/content-editing.types';

import { installNetwork } from '@/lib/network.fixture';
import { createStore } from '@/lib/store';

import { DocumentHistory } from './History';

const at = '2026-11-28T00:00:00.000Z';
const versions: DocumentVersion[] = [
  { number: 2, at, session: null, languages: ['en'], changes: [] },
  {
    number: 1,
    at,
    session: null,
    languages: ['ko'],
    changes: [
      {
        path: 'hero.picture',
        labels: [{ ko: '사진', en: 'Picture' }],
        before: 'hero/hero-1',
        after: 'upload/a1',
        picture: 'hero',
        by: ['김하나', '이두리'],
      },
    ],
  },
];
const pictures = {
  items: [{ id: 'a1', name: 'upload/a1', fileName: '공장 전경.jpg', thumbnail: '/pictures/a1-400.webp' }],
  built: { 'hero/hero-1': { ko: '판형열교환기', en: 'Plate heat exchanger' } },
};
const builtPictures = {
  builtPicture: () => ({
    sources: { webp: '/assets/hero-1.webp 400w' },
    img: { src: '/assets/hero-1.webp', w: 4, h: 3 },
  }),
  builtLogo: () => undefined,
  builtPictureNames: { hero: [], card: [], logo: [] },
};

beforeEach(() => Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

it('the versions say what was published again in the other language, and show pictures', async () => {
  installNetwork(({ url }) => {
    if (url.endsWith('/versions')) return { body: { versions } };
    return url.endsWith('pictures') ? { body: pictures } : { body: { documents: [], unshown: [] } };
  });
  render(
    <Provider store={createStore({})}>
      <MemoryRouter initialEntries={['/ko/manage?tab=pages&document=esg&view=history']}>
        <DocumentHistory name="esg" loadBuiltPictures={() => Promise.resolve(builtPictures)} />
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByText('같은 내용을 영문에도 게시했습니다.');
  expect(screen.getByText('사진 · 작성: 김하나, 이두리').tagName).toBe('DT');
  const [, first] = screen.getAllByRole('listitem');
  if (!first) throw new Error('There is no second version.');
  expect((await within(first).findByText('공장 전경.jpg')).tagName).toBe('INS');
  expect((await within(first).findByText('판형열교환기')).tagName).toBe('DEL');
  await waitFor(() => {
    const shown = within(first).getAllByRole('presentation');
    expect(shown.map((each) => each.getAttribute('src'))).toEqual(['/assets/hero-1.webp', '/pictures/a1-400.webp']);
  });
});
