import { useSearchParams } from 'react-router-dom';

/** Stands for the id of a certificate that does not exist yet. */
export const NEW_CERTIFICATE = 'new';

/** The certificate that is open, kept in the address so that reload and back work; none while the list shows. */
export function useAdminCertificatesAddress() {
  const [params, setParams] = useSearchParams();
  return {
    openId: params.get('certificate') ?? undefined,
    hrefOf: (id: string) => `?${new URLSearchParams({ certificate: id })}`,
    listHref: '?',
    showList: () => setParams({}),
  };
}

/** Id of the heading that names what is open: the list or the form. */
export const CERTIFICATES_HEADING = 'certificates-title';

/** Where the keyboard goes on when what had the focus has gone. */
export function focusCertificatesHeading(): void {
  document.querySelector<HTMLElement>(`#${CERTIFICATES_HEADING}`)?.focus({ preventScroll: true });
}
