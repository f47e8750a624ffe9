import { TrashPanel } from '@/components/TrashPanel';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { listTexts } from './adminCertificates.text';
import { useAdminCertificatesAddress } from './adminCertificatesAddress';
import { categoryTexts } from './certificates.text';
import {
  usePurgeCertificateMutation,
  useRestoreCertificateMutation,
  useTrashedCertificatesQuery,
} from './certificatesApi';

/** The deleted certificates. */
export function AdminCertificatesTrash({ notify }: { notify: (words: Localized) => void }) {
  const text = useText();
  const { listHref, trashHref, trashPage } = useAdminCertificatesAddress();
  const { data, isError, refetch } = useTrashedCertificatesQuery(trashPage, { refetchOnMountOrArgChange: true });
  const [restore] = useRestoreCertificateMutation();
  const [purge] = usePurgeCertificateMutation();
  const rows = data?.items.map((certificate) => ({
    ...certificate,
    title: certificate.name,
    detail: [text(categoryTexts[certificate.category]), certificate.image, certificate.pdf].join(' · '),
  }));
  return (
    <TrashPanel
      list={listTexts.title}
      trash={data && rows && { ...data, items: rows }}
      isError={isError}
      retry={refetch}
      listHref={listHref}
      pageHref={trashHref}
      restore={restore}
      purge={purge}
      notify={notify}
    />
  );
}
