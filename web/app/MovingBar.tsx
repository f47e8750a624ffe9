import { use, useEffect } from 'react';

import { lazyPart } from '@/lib/lazyPart';

import { MovingContext } from './SiteRouter';

/** Not among a page's first scripts: it is there before anybody moves on. */
const Line = lazyPart('MovingLine', () => import('./MovingLine'), { loading: null, missing: null });

/** A thin line above the page while the next one is on its way. */
export function MovingBar() {
  // Without it nothing tells of the page that comes.
  useEffect(() => void Line.preload().catch(() => undefined), []);
  return use(MovingContext) && <Line />;
}
