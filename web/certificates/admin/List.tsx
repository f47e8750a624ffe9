import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { Certificate } from '@shared/certificates/certificates.types';

import { ConfirmDelete } from '@/admin/ConfirmDelete';
import type { FocusReturning } from '@/admin/focus';
import { AddIcon } from '@/admin/icons';
import { ListRows } from '@/admin/list/Rows';
import { ListView, ListWays } from '@/admin/list/View';
import { useNotify } from '@/admin/notices';
import { TrashLink } from '@/admin/trash/Panel';
import { withReason } from '@/admin/useSaving';
import { reasonOf } from '@/certificates/certificateFailure';
import { useCertificatesQuery } from '@/certificates/certificatesApi';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';

import { CERTIFICATES_HEADING, NEW_CERTIFICATE, useCertificateAddress } from './address';
import { useDeleteCertificateMutation } from './api';
import { deletionTexts, listTexts, orderTexts, totalText } from './certificates.text';
import { useCertificateColumns } from './columns';
import { NoCertificates } from './Empty';
import { Movable, Sortable } from './Sortable';
import { useCertificateOrder } from './useCertificateOrder';

type CertificatesListProps = {
  /** Stands above the list. */
  note: ReactNode;
  focusReturning: FocusReturning;
};

/** The stored certificates, in an order that can be changed. */
export function CertificatesList({ note, focusReturning }: CertificatesListProps) {
  const text = useText();
  const notify = useNotify();
  const { certificateHref, trashHref } = useCertificateAddress();
  const query = useCertificatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const { shown, hasFailed, arrange } = useCertificateOrder(data?.items ?? [], () => notify(orderTexts.saved));
  const [remove] = useDeleteCertificateMutation();
  const [toDelete, setToDelete] = useState<Certificate>();
  const columns = useCertificateColumns({
    ids: shown.map(({ id }) => id),
    onArrange: arrange,
    focusReturning,
    onDelete: setToDelete,
  });
  const total = [text(totalText)(shown.length), shown.length > 1 && text(orderTexts.hint)].filter(Boolean).join(' · ');
  return (
    <>
      <ListView
        id={CERTIFICATES_HEADING}
        title={text(listTexts.title)}
        total={data && total}
        tools={
          <ListWays>
            <TrashLink to={trashHref} />
            <Button
              variant="contained"
              component={Link}
              to={certificateHref(NEW_CERTIFICATE)}
              startIcon={<AddIcon />}
              ref={(link: HTMLAnchorElement | null) => focusReturning(NEW_CERTIFICATE, link)}
            >
              {text(listTexts.add)}
            </Button>
          </ListWays>
        }
        messages={
          <>
            {note}
            {hasFailed && <Alert severity="error">{text(orderTexts.failed)}</Alert>}
          </>
        }
        query={query}
        words={listTexts}
        rowHeight={96}
        empty={data?.items.length === 0 && <NoCertificates />}
      >
        {shown.length > 0 && (
          <Sortable certificates={shown} onArrange={arrange}>
            <ListRows
              label={text(listTexts.title)}
              columns={columns}
              items={shown}
              wideFrom={1200}
              isDense
              Frame={Movable}
            />
          </Sortable>
        )}
      </ListView>
      <ConfirmDelete
        item={toDelete}
        name={toDelete?.name}
        words={deletionTexts}
        heading={CERTIFICATES_HEADING}
        remove={({ id }) => remove(id)}
        failureOf={(error) =>
          errorBodyOf(error)?.code === 'not_found'
            ? deletionTexts.gone
            : withReason(deletionTexts.failed, reasonOf(error))
        }
        onClose={() => setToDelete(undefined)}
        onDeleted={() => notify(deletionTexts.deleted)}
      />
    </>
  );
}
