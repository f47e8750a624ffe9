import { useRef, useState } from 'react';

import type { Certificate } from '@shared/certificates/certificates.types';

import { byOrder } from '@/certificates/certificateGroups';

import { useOrderCertificatesMutation } from './api';

/** The certificates in this order, numbered from 1 as the server numbers them; in their own order without one. */
export function arranged(certificates: readonly Certificate[], ids: readonly string[] | undefined): Certificate[] {
  if (!ids) return byOrder(certificates);
  const placeOf = new Map(ids.map((id, index) => [id, index + 1]));
  return byOrder(certificates.map((each) => ({ ...each, order: placeOf.get(each.id) ?? each.order })));
}

/**
 * The order of the list as administrators change it: on screen at once, stored one change after the other, of several
 * quick ones the last; back to what is stored when that fails.
 */
export function useCertificateOrder(certificates: readonly Certificate[], onSaved: () => void) {
  const [send] = useOrderCertificatesMutation();
  const [wanted, setWanted] = useState<readonly string[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef<readonly string[]>(undefined);
  const running = useRef(Promise.resolve());

  const save = async (ids: readonly string[]) => {
    if (latest.current !== ids) return; // a later change says it all
    const { error } = await send(ids);
    if (latest.current !== ids) return;
    latest.current = undefined;
    setWanted(undefined);
    setHasFailed(error !== undefined);
    if (!error) onSaved();
  };

  return {
    shown: arranged(certificates, wanted),
    hasFailed,
    arrange: (ids: readonly string[]) => {
      latest.current = ids;
      setWanted(ids);
      setHasFailed(false);
      running.current = running.current.then(() => save(ids));
    },
  };
}
