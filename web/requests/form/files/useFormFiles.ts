import type { WithSlice } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import type { FieldErrors } from '@shared/words/error.types';
import type { QuoteRequest } from '@shared/questionnaire/form';

import { awaited, refused, selectFiles, selectIsAwaited, selectIsUnderWay, stopped } from './formFiles';
import type { formFiles } from './formFiles';

type Store = ReturnType<typeof useStore<WithSlice<typeof formFiles>>>;

function untilNothingIsUnderWay(store: Store): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (selectIsUnderWay(store.getState())) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
}

/** State of the form's files. */
export function useFormFiles() {
  const store = useStore<WithSlice<typeof formFiles>>();
  const dispatch = useDispatch();
  const isAwaited = useSelector(selectIsAwaited);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // The form that is there when the visitor comes back is asked again.
      dispatch(awaited(false));
    };
  }, [dispatch]);

  return {
    isAwaited,
    /**
     * Waits for what is on its way, and returns that part of the request; undefined if a file has failed, which the
     * visitor is told, if somebody waits already, or if the visitor has left the form meanwhile.
     */
    allArrived: async (): Promise<Pick<QuoteRequest, 'files'> | undefined> => {
      if (selectIsAwaited(store.getState())) return undefined;
      dispatch(awaited(true));
      await untilNothingIsUnderWay(store);
      if (!isShown.current) return undefined;
      dispatch(awaited(false));
      if (selectFiles(store.getState()).some(({ state }) => state === 'failed')) {
        dispatch(stopped());
        return undefined;
      }
      const files = selectFiles(store.getState()).flatMap(({ token }) => token ?? []);
      return files.length > 0 ? { files } : {};
    },
    /** Marks those of the sent files that the server has refused by their places. */
    refuse: (fields: FieldErrors, sent: readonly string[] = []) => {
      const gone = sent.filter((_, place) => `files.${place}` in fields);
      if (gone.length > 0) dispatch(refused(gone));
    },
  };
}
