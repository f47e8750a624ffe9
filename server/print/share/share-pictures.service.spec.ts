import { Logger } from '@nestjs/common';

import { defaultContent } from '../../site/defaults.js';
import type { SiteService } from '../../site/site.service.js';

import type { DrawingService } from './drawing.service.js';
import { SharePicturesService } from './share-pictures.service.js';

/** Sixty pages and ten, each of which says something else than what was built, and one that says the same. */
const pages = Array.from({ length: 70 }, (_, index) => `page-${index}`);
const sharedPages = [
  ...pages.map((name) => ({ name, page: 'home' as const })),
  { name: 'same', page: 'esg' as const },
].map(({ name, page }) => ({
  paths: { ko: `/share/ko/${name}.jpg`, en: '' },
  page,
  heading: { ko: name, en: name },
  picture: name,
}));
const hero = { ...defaultContent.hero, heading: { ko: 'as published', en: 'as published' } };

let drawings: number;
let isFailing: boolean;
let pictures: SharePicturesService;

beforeEach(() => {
  Logger.overrideLogger(false);
  drawings = 0;
  isFailing = false;
  const site: Partial<SiteService> = {
    hasPublished: true,
    contents: { ko: { ...defaultContent, hero }, en: defaultContent },
  };
  const drawing: Partial<DrawingService> = {
    preview: async () => {
      drawings += 1;
      if (isFailing) throw new Error('The process broke.');
      return Buffer.from(`${drawings}`);
    },
  };
  pictures = new SharePicturesService({ sharedPages }, site as SiteService, drawing as DrawingService);
});

const find = async (page: string) => (await pictures.find(`/share/ko/${page}.jpg`))?.toString();

describe('the picture of a shared page', () => {
  it('is drawn where it shows something else than the built one', async () => {
    expect(await find('page-0')).toBe('1');
    expect([await find('same'), await find('none'), await pictures.find('/share/de/page-0.jpg')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(drawings).toBe(1);
  });

  it('is drawn once for all who ask at the same time, and kept while it is among the last sixty', async () => {
    expect(await Promise.all([find('page-0'), find('page-0')])).toEqual(['1', '1']);
    for (const page of pages.slice(0, 60)) await find(page);
    await find('page-0');
    expect(drawings).toBe(60);
    await find('page-60');
    await find('page-0');
    expect(drawings).toBe(61);
    await find('page-1');
    expect(drawings).toBe(62);
  });

  it('is left to the build where drawing fails, and tried again', async () => {
    isFailing = true;
    expect(await find('page-0')).toBeUndefined();
    isFailing = false;
    expect(await find('page-0')).toBe('2');
  });
});
