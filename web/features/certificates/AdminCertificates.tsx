import { useRef } from 'react';
import type { ReactNode } from 'react';

import { Contained } from '@/components/Section';
import type { Localized } from '@/lib/locale';

import { AdminCertificateEditor } from './AdminCertificateEditor';
import { useAdminCertificatesAddress } from './adminCertificatesAddress';
import { AdminCertificatesList } from './AdminCertificatesList';
import { AdminCertificatesTrash } from './AdminCertificatesTrash';
import type { BuiltInCertificate } from './certificateGroups';

type AdminCertificatesProps = {
  /** Their files are part of the site and can be named in the form. */
  builtIn: readonly BuiltInCertificate[];
  /** Shows a status message for a while. */
  notify: (words: Localized) => void;
  /** Stands above the list. */
  note: ReactNode;
};

/** The stored certificates: their list, the one the address names (`?certificate=<id>`, `?certificate=new`), or the trash. */
export function AdminCertificates({ builtIn, notify, note }: AdminCertificatesProps) {
  const { openId, isTrash } = useAdminCertificatesAddress();
  // Coming back from a form, the keyboard goes on where it left the list.
  const lastOpened = useRef<string>(undefined);
  if (isTrash)
    return (
      <Contained>
        <AdminCertificatesTrash notify={notify} />
      </Contained>
    );
  return (
    <Contained>
      {openId ? (
        <AdminCertificateEditor
          key={openId}
          id={openId}
          builtIn={builtIn}
          notify={notify}
          onOpened={() => {
            lastOpened.current = openId;
          }}
        />
      ) : (
        <AdminCertificatesList
          notify={notify}
          note={note}
          focusReturning={(id, link) => {
            if (id !== lastOpened.current) return;
            lastOpened.current = undefined;
            link.focus({ preventScroll: true });
            link.scrollIntoView({ block: 'nearest' });
          }}
        />
      )}
    </Contained>
  );
}
