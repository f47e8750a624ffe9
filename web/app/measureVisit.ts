import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Metric } from 'web-vitals';

import type { MeasuredVisit, Vital } from '@shared/admin/vitals.types';

import { api } from '@/lib/api';
import type { SiteStore } from '@/lib/store';

/** Windows narrower than this count as phones: px. */
const PHONE = 768;

const visitApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Leaves with a beacon: the browser would give up another request together with the page. */
    reportVisit: build.mutation<null, MeasuredVisit>({
      queryFn: (visit) => {
        const body = new Blob([JSON.stringify(visit)], { type: 'application/json' });
        // oxlint-disable-next-line no-restricted-properties -- an endpoint
        if (navigator.sendBeacon('/api/vitals', body)) return { data: null };
        return { error: { status: 'FETCH_ERROR', error: 'The browser sends no more beacons.' } };
      },
    }),
  }),
});

/**
 * Measures how fast the page that was loaded is for its visitor, and tells the server when it is hidden for the first
 * time: left, closed or behind another tab. Nothing later is sent, so that a visit counts once.
 */
export function measureVisit(store: SiteStore, place: Pick<MeasuredVisit, 'page' | 'language'>): void {
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
    void store.dispatch(visitApi.endpoints.reportVisit.initiate(visit, { track: false }));
  }
  // The library gives its last values while the event is on its way down; this is heard on its way up.
  addEventListener('visibilitychange', tell);
}
