import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Metric } from 'web-vitals';

import type { MeasuredVisit, Vital } from '@server/vitals/vitals.types';

/** Windows narrower than this count as phones: px. */
const PHONE = 768;

/**
 * Measures how fast the page that was loaded is for its visitor, and tells the server when it is hidden for the first
 * time: left, closed or behind another tab. What comes later is not told any more, so that a visit counts once.
 */
export function measureVisit(place: Pick<MeasuredVisit, 'page' | 'language'>): void {
  const device = innerWidth < PHONE ? 'phone' : 'desktop';
  const measured: Partial<Record<Vital, number>> = {};
  const keep = ({ name, value }: Metric) => {
    measured[name] = value;
  };
  onLCP(keep);
  onINP(keep);
  onCLS(keep);
  onFCP(keep);
  onTTFB(keep);

  function tell() {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', tell);
    const visit: MeasuredVisit = { ...place, device, ...measured };
    navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(visit)], { type: 'application/json' }));
  }
  // The library gives its last values while the event is on its way down; this is heard on its way up.
  addEventListener('visibilitychange', tell);
}
