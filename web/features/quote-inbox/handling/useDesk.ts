import { useQuoteDeskQuery } from './handlingApi';
import { ownName } from './ownName';

/** How often it is asked what has to be seen to: ms. */
const POLLING_INTERVAL = 60_000;

const nothing = { late: 0, today: 0, reminded: 0, news: 0 };

/** What the office has to see to, the names that were used, and one's own: of who is signed in, or last took a request here. */
export function useDesk() {
  const { data } = useQuoteDeskQuery(undefined, { pollingInterval: POLLING_INTERVAL });
  const me = data?.me ?? ownName();
  return { counts: data ?? nothing, names: data?.responsibles ?? [], me, isNamed: Boolean(data?.me) };
}
