import { useSearchParams } from 'react-router-dom';

/** Stands for the id of a certificate that does not exist yet. */
export const NEW_CERTIFICATE = 'new';

const TRASH_VIEW = 'trash';

/** What is open, a certificate or a page of the trash, kept in the address so that reload and back work; none while the list shows. */
export function useAdminCertificatesAddress() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const trashHref = (of: number) =>
    `?${new URLSearchParams({ view: TRASH_VIEW, ...(of > 1 && { page: String(of) }) })}`;
  return {
    openId: params.get('certificate') ?? undefined,
    isTrash: params.get('view') === TRASH_VIEW,
    trashPage: Number.isSafeInteger(page) && page > 0 ? page : 1,
    hrefOf: (id: string) => `?${new URLSearchParams({ certificate: id })}`,
    listHref: '?',
    trashHref,
    showList: () => setParams({}),
  };
}

/** Id of the heading that names what is open: the list or the form. */
export const CERTIFICATES_HEADING = 'certificates-title';

/** Where the keyboard goes on when what had the focus has gone. */
export function focusCertificatesHeading(): void {
  document.querySelector<HTMLElement>(`#${CERTIFICATES_HEADING}`)?.focus({ preventScroll: true });
}
