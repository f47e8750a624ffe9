import { useQuoteDeskQuery } from './handlingApi';
import { ownName } from './ownName';

/** Interval of asking for open work: ms. */
const POLLING_INTERVAL = 60_000;

const nothing = { late: 0, today: 0, reminded: 0, news: 0 };

/** Open work of the office, names used before, and one's own: signed in, or the last to take a request here. */
export function useDesk() {
  const { data } = useQuoteDeskQuery(undefined, { pollingInterval: POLLING_INTERVAL });
  const me = data?.me ?? ownName();
  return { counts: data ?? nothing, names: data?.responsibles ?? [], me, isNamed: Boolean(data?.me) };
}
