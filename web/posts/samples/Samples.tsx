import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { ConfirmDelete } from '@/admin/ConfirmDelete';
import { focusHeading } from '@/admin/focus';
import { useNotify } from '@/admin/notices';
import { withReason } from '@/admin/useSaving';
import { PageLoading } from '@/components/PageLoading';
import { Contained } from '@/components/Section';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { useFillWithSamplesMutation, useRemoveSamplesMutation, useSamplesQuery } from './api';
import { reasonOf } from './failure';
import { SamplesFailure, SamplesNote, SamplesOffer } from './Notes';
import { removalTexts, samplesTexts } from './samples.text';

const BELOW = 'below-samples';
const Below = styled('div')({ outline: 'none' });

/**
 * Offers samples while the boards are empty, and their removal while they are there, above what it contains. That waits
 * for the first answer, so that nothing moves down.
 */
export function Samples({ children }: { children: ReactNode }) {
  const text = useText();
  const notify = useNotify();
  const { data, isLoading } = useSamplesQuery();
  const [fill, filling] = useFillWithSamplesMutation();
  const [remove, declining] = useRemoveSamplesMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<Localized>();

  const answer = async (send: () => Promise<{ error?: unknown }>, failed: Localized, done?: Localized) => {
    setFailure(undefined);
    const { error } = await send();
    if (error) return setFailure(withReason(failed, reasonOf(error)));
    if (done) notify(done);
    focusHeading(BELOW);
  };

  if (isLoading)
    return (
      <Contained>
        <PageLoading />
      </Contained>
    );
  return (
    <>
      {data?.isOffered && (
        <SamplesOffer
          isFilling={filling.isLoading}
          isDeclining={declining.isLoading}
          onFill={() => void answer(fill, samplesTexts.fillFailed, samplesTexts.filled)}
          onDecline={() => void answer(remove, samplesTexts.declineFailed)}
        />
      )}
      {failure && <SamplesFailure words={failure} />}
      {data !== undefined && data.posts > 0 && <SamplesNote posts={data.posts} onRemove={() => setIsAsking(true)} />}
      <Below id={BELOW} tabIndex={-1}>
        {children}
      </Below>
      <ConfirmDelete
        item={isAsking ? (data?.posts ?? 0) : undefined}
        name={text(removalTexts.name)(data?.posts ?? 0)}
        words={removalTexts}
        heading={BELOW}
        remove={async () => {
          const removed = await remove();
          if (removed.data) {
            const { kept } = removed.data;
            notify({ ko: removalTexts.removed.ko(kept), en: removalTexts.removed.en(kept) });
          }
          return removed;
        }}
        failureOf={(error) => withReason(removalTexts.failed, reasonOf(error))}
        onClose={() => setIsAsking(false)}
        onDeleted={() => undefined}
      />
    </>
  );
}
