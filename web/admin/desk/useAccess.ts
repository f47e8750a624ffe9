import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { selectSession, useSessionQuery } from '@/admin/session';
import { api } from '@/lib/api';

/** The server's data for administrators. */
const adminTags = ['Quote', 'Settings', 'Post', 'Certificate', 'Audit', 'Content', 'People', 'Account'] as const;

/** Follows the session: asks at first, and again whenever a request is refused. */
export function useAccess() {
  const { refetch } = useSessionQuery();
  const { access, isRefused, session } = useSelector(selectSession);
  useEffect(() => {
    if (isRefused) void refetch();
  }, [isRefused, refetch]);

  const person = session?.person?.id;
  const dispatch = useDispatch();
  const before = useRef({ access, person });
  useEffect(() => {
    const isBack = before.current.access === 'ended' && access === 'signedIn';
    // Somebody else goes on at this screen: nothing of what the one before has read or typed stays.
    if (isBack && person !== before.current.person) location.reload();
    // Requests refused while the session had ended are repeated. Only now is the desk back to ask: data without a
    // reader would be forgotten, and take down a form that shows it.
    else if (isBack) dispatch(api.util.invalidateTags([...adminTags]));
    before.current = { access, person };
  }, [access, person, dispatch]);
  return { access, retry: () => void refetch() };
}
