import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { Certificate } from '@server/certificates/certificates.types';

import { listPanelTexts } from '@/components/listPanel.text';
import { ListHead, ListWaiting, ListWays, ListWords } from '@/components/ListPanel';
import { LoadFailure } from '@/components/LoadFailure';
import { TrashLink } from '@/components/TrashLink';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { AdminCertificateDelete } from './AdminCertificateDelete';
import { AddIcon } from './adminCertificateIcons';
import { useCertificateOrder } from './adminCertificateOrder';
import type { AdminCertificateListProps } from './adminCertificateRow';
import { deletionTexts, listTexts, orderTexts, totalText } from './adminCertificates.text';
import {
  CERTIFICATES_HEADING,
  focusCertificatesHeading,
  NEW_CERTIFICATE,
  useAdminCertificatesAddress,
} from './adminCertificatesAddress';
import { AdminCertificatesCards } from './AdminCertificatesCards';
import { AdminCertificatesEmpty } from './AdminCertificatesEmpty';
import { AdminCertificatesSortable } from './AdminCertificatesSortable';
import { AdminCertificatesTable } from './AdminCertificatesTable';
import { useCertificatesQuery } from './certificatesApi';

const Messages = styled('div')({ display: 'grid', gap: '0.75rem', '&:not(:empty)': { padding: '0 1.5rem 1.5rem' } });

type AdminCertificatesListProps = Pick<AdminCertificateListProps, 'focusReturning'> & {
  notify: (words: Localized) => void;
  /** Stands above the list. */
  note: ReactNode;
};

/** The stored certificates: a table where there is room, cards on phones. */
export function AdminCertificatesList({ focusReturning, notify, note }: AdminCertificatesListProps) {
  const text = useText();
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const { hrefOf, trashHref } = useAdminCertificatesAddress();
  const { data, isError, refetch } = useCertificatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { shown, hasFailed, arrange } = useCertificateOrder(data?.items ?? [], () => notify(orderTexts.saved));
  const [toDelete, setToDelete] = useState<Certificate>();
  const [deletedCount, setDeletedCount] = useState(0);
  // After the question has closed and given the focus back to a row that is about to go.
  useEffect(() => {
    if (deletedCount > 0) focusCertificatesHeading();
  }, [deletedCount]);

  const move = (id: string, by: number) => {
    const ids = shown.map((each) => each.id);
    const from = ids.indexOf(id);
    arrange(ids.toSpliced(from, 1).toSpliced(from + by, 0, id));
  };
  const List = isWide ? AdminCertificatesTable : AdminCertificatesCards;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={CERTIFICATES_HEADING}>
      <ListHead>
        <ListWords>
          <Typography variant="h3" component="h2" id={CERTIFICATES_HEADING} tabIndex={-1}>
            {text(listTexts.title)}
          </Typography>
          <p>
            {data &&
              [text(totalText)(shown.length), shown.length > 1 && text(orderTexts.hint)].filter(Boolean).join(' · ')}
          </p>
        </ListWords>
        <ListWays>
          <TrashLink to={trashHref(1)} />
          <Button
            variant="contained"
            component={Link}
            to={hrefOf(NEW_CERTIFICATE)}
            startIcon={<AddIcon />}
            ref={(link: HTMLAnchorElement | null) => {
              if (link) focusReturning(NEW_CERTIFICATE, link);
            }}
          >
            {text(listTexts.add)}
          </Button>
        </ListWays>
      </ListHead>
      <Messages>
        {note}
        {hasFailed && <Alert severity="error">{text(orderTexts.failed)}</Alert>}
        {isError && (
          <LoadFailure onRetry={refetch}>{text(data ? listPanelTexts.outdated : listTexts.failed)}</LoadFailure>
        )}
      </Messages>
      {shown.length > 0 && (
        <AdminCertificatesSortable certificates={shown} onArrange={arrange}>
          <List
            certificates={shown}
            label={text(listTexts.title)}
            onDelete={setToDelete}
            onMove={move}
            focusReturning={focusReturning}
          />
        </AdminCertificatesSortable>
      )}
      {data?.items.length === 0 && <AdminCertificatesEmpty notify={notify} />}
      {!data && !isError && <ListWaiting label={text(listTexts.loading)} rowHeight={96} />}
      <AdminCertificateDelete
        certificate={toDelete}
        onClose={() => setToDelete(undefined)}
        onDeleted={() => {
          setToDelete(undefined);
          setDeletedCount((count) => count + 1);
          notify(deletionTexts.deleted);
        }}
      />
    </Paper>
  );
}
