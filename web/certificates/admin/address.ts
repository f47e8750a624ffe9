import { TRASH_VIEW } from '@/admin/trash/Panel';
import { pageParam, useAddress } from '@/admin/useAddress';

/** Stands for the id of a certificate that does not exist yet. */
export const NEW_CERTIFICATE = 'new';

/** Id of the heading that names what is open: the list or the form. */
export const CERTIFICATES_HEADING = 'certificates-title';

const params = { page: pageParam };

/** Reads what is open, a certificate or a page of the trash; none while the list shows. */
export function useCertificateAddress() {
  const { address, filter, pageHref, hrefOf, go } = useAddress<{ page: number }>(params);
  return {
    openId: address.get('certificate') ?? undefined,
    isTrash: address.get('view') === TRASH_VIEW,
    trashPage: filter.page,
    certificateHref: (id: string) => hrefOf({ certificate: id }),
    listHref: hrefOf(),
    trashHref: hrefOf({ view: TRASH_VIEW }),
    trashPageHref: pageHref,
    showList: () => go({ certificate: undefined }),
  };
}
