import { useEffect } from 'react';
import { useSelector } from 'react-redux';

import { selectSession } from '@/admin/session';

import { markEditor } from './editorMark';

/** Remembers for the public pages whether somebody is signed in. */
export function useEditorMark(): void {
  const { access, session } = useSelector(selectSession);
  const until = session?.expiresAt;
  useEffect(() => {
    if (access === 'signedIn') markEditor(until);
    else if (access === 'signedOut' || access === 'ended') markEditor(undefined);
  }, [access, until]);
}
