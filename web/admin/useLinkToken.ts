import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const TOKEN = /^#account=([\w-]{20,100})$/;

/**
 * The token of a link by which an account is opened. It stands behind `#`, which browsers send to nobody, and is taken out
 * of the address at once, so that nobody who looks at the screen or the history later has it.
 */
export function useLinkToken(): { token: string | undefined; forget: () => void } {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  const arrived = TOKEN.exec(hash)?.[1];
  if (arrived && arrived !== token) setToken(arrived);
  useEffect(() => {
    if (arrived) void navigate(pathname + search, { replace: true });
  }, [arrived, navigate, pathname, search]);
  return { token, forget: () => setToken(undefined) };
}
