import { TrashPanel } from '@/admin/trash/Panel';
import { categoryTexts } from '@/certificates/certificates.text';
import { useText } from '@/lib/locale';

import { useCertificateAddress } from './address';
import { usePurgeCertificateMutation, useRestoreCertificateMutation, useTrashedCertificatesQuery } from './api';
import { listTexts } from './certificates.text';

/** The deleted certificates. */
export function CertificateTrash() {
  const text = useText();
  const { listHref, trashPageHref, trashPage } = useCertificateAddress();
  const query = useTrashedCertificatesQuery(trashPage, { refetchOnMountOrArgChange: true });
  const [restore] = useRestoreCertificateMutation();
  const [purge] = usePurgeCertificateMutation();
  return (
    <TrashPanel
      list={listTexts.title}
      query={query}
      rowOf={(certificate) => ({
        ...certificate,
        title: certificate.name,
        detail: [text(categoryTexts[certificate.category]), certificate.image, certificate.pdf].join(' · '),
      })}
      listHref={listHref}
      pageHref={trashPageHref}
      restore={restore}
      purge={purge}
    />
  );
}
