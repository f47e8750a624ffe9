import type { ReactNode } from 'react';

import { useReturn } from '@/admin/focus';
import type { BuiltInCertificate } from '@/certificates/certificateGroups';
import { Contained } from '@/components/Section';

import { useCertificateAddress } from './address';
import { CertificateEditor } from './Editor';
import { CertificatesList } from './List';
import { CertificateTrash } from './Trash';

type CertificateAdminProps = {
  /** Their files are part of the site and can be named in the form. */
  builtIn: readonly BuiltInCertificate[];
  /** Stands above the list. */
  note: ReactNode;
};

/** The stored certificates: their list, the one the address names (`?certificate=<id>`, `?certificate=new`), or the trash. */
export function CertificateAdmin({ builtIn, note }: CertificateAdminProps) {
  const { openId, isTrash } = useCertificateAddress();
  const { focusReturning, onOpened } = useReturn();
  return (
    <Contained>
      {isTrash && <CertificateTrash />}
      {!isTrash && openId && (
        <CertificateEditor key={openId} id={openId} builtIn={builtIn} onOpened={() => onOpened(openId)} />
      )}
      {!isTrash && !openId && <CertificatesList note={note} focusReturning={focusReturning} />}
    </Contained>
  );
}
