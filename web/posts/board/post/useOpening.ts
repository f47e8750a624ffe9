import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useOpenPostMutation } from '@/posts/boardsApi';
import type { BoardRef } from '@/posts/boardsApi';

import { asksForPassword } from './openFailure';

/**
 * Opens a post as soon as it is shown, exactly once, because each opening is counted: one that is known to be locked
 * waits for its password, one known to be missing is not asked for. Use it under a key of the post's id.
 */
export function usePostOpening(place: BoardRef, id: string, isKnownLocked: boolean, isKnownMissing = false) {
  const [openPost, { data: post, error, isLoading }] = useOpenPostMutation();
  const [isLocked, setIsLocked] = useState(isKnownLocked);
  // The second click of a double click comes before the next render, React's second run of an effect as well.
  const isUnderWay = useRef(false);

  /** The links of a locked post have expired: its password is asked for again. */
  const [isExpired, setIsExpired] = useState(false);

  /** A password that was given while the post was asked for without one. */
  const given = useRef<string>(undefined);

  const open = async (password?: string) => {
    if (isUnderWay.current) {
      given.current = password;
      return;
    }
    isUnderWay.current = true;
    given.current = undefined;
    const answer = await openPost({ ...place, id, password });
    isUnderWay.current = false;
    if (!answer.error) setIsExpired(false);
    if (!asksForPassword(answer.error)) return;
    setIsLocked(true);
    if (password === undefined && given.current !== undefined) await open(given.current);
  };
  const isFirst = useRef(true);
  const openAtOnce = useEffectEvent(() => {
    if (isFirst.current && !isLocked && !isKnownMissing) void open();
    isFirst.current = false;
  });
  useEffect(() => openAtOnce(), []);

  const reopen = () => {
    setIsExpired(true);
    void open();
  };

  return { post, error, isLoading, isLocked, isExpired, open, reopen };
}
