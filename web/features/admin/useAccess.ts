import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { selectSession, useSessionQuery } from '@/admin/session';
import { api } from '@/lib/api';

/** What administrators read of the server. */
const adminTags = ['Quote', 'Settings', 'Post', 'Certificate', 'Audit', 'Vitals', 'Content'] as const;

/** Follows the session: asks at first, and again whenever a request is refused. */
export function useAccess() {
  const { refetch } = useSessionQuery();
  const { access, isRefused } = useSelector(selectSession);
  useEffect(() => {
    if (isRefused) void refetch();
  }, [isRefused, refetch]);

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
