import { groupsOf } from '@/certificates/certificateGroups';
import type { BuiltInCertificate } from '@/certificates/certificateGroups';
import { useCertificatesQuery } from '@/certificates/certificatesApi';
import { useLanguage } from '@/lib/locale';

/**
 * List of the certificates page. The built-in list stands in: on the Korean page until the server has answered, and on
 * both if nothing is stored or the server failed.
 */
export function useCertificates(builtIn: readonly BuiltInCertificate[]) {
  const language = useLanguage();
  const { currentData, error, isFetching, refetch } = useCertificatesQuery(language, {
    refetchOnMountOrArgChange: true,
  });
  const isLoading = language === 'en' && !currentData && error === undefined;
  return {
    groups: groupsOf(currentData?.items.length ? currentData.items : builtIn),
    /** The groups are those that will probably come: their place is to be kept. */
    isLoading,
    failure: error,
    isRetrying: isFetching && error !== undefined,
    retry: refetch,
  };
}
