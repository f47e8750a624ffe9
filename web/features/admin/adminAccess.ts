import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { api } from '@/lib/api';
import { errorBodyOf } from '@/lib/failure';

import { adminApi, useSessionQuery } from './adminApi';

/**
 * `unknown`: not asked yet; `ended`: was signed in until the server refused; `failed`: the server could not say.
 */
export type Access = 'unknown' | 'signedOut' | 'signedIn' | 'ended' | 'failed';

/** What administrators read of the server. */
const adminTags = ['Quote', 'Settings', 'Post', 'Certificate', 'Audit', 'Vitals'] as const;

const selectSession = adminApi.endpoints.session.select();
type State = Parameters<typeof selectSession>[0];

const isRefusal = (failure: unknown) => errorBodyOf(failure)?.code === 'unauthenticated';

/** Where the visitor stands, from what is known of the session. */
export function selectAccess(state: State): Access {
  const { data, error } = selectSession(state);
  if (error) return isRefusal(error) ? (data ? 'ended' : 'signedOut') : data ? 'signedIn' : 'failed';
  return data ? 'signedIn' : 'unknown';
}

/** Whether any request made since the session was last confirmed has been refused for want of a login. */
export function selectIsRefused(state: State): boolean {
  const confirmed = selectSession(state).fulfilledTimeStamp;
  if (confirmed === undefined) return false;
  const { queries, mutations } = state[api.reducerPath];
  return [...Object.values(queries), ...Object.values(mutations)].some(
    (request) => request?.status === 'rejected' && request.startedTimeStamp >= confirmed && isRefusal(request.error),
  );
}

/** Follows the session: asks at first, and again whenever a request is refused. */
export function useAccess(): { access: Access; retry: () => void } {
  const { refetch } = useSessionQuery();
  const access = useSelector(selectAccess);
  const isRefused = useSelector(selectIsRefused);
  useEffect(() => {
    if (isRefused && access === 'signedIn') void refetch();
  }, [isRefused, access, refetch]);

  const dispatch = useDispatch();
  const before = useRef(access);
  useEffect(() => {
    // What was refused while the session had ended is asked for again. Only now that the desk is back and asks for it:
    // what nobody asks for would be forgotten, and take down a form that shows it.
    if (before.current === 'ended' && access === 'signedIn') dispatch(api.util.invalidateTags([...adminTags]));
    before.current = access;
  }, [access, dispatch]);
  return { access, retry: () => void refetch() };
}
