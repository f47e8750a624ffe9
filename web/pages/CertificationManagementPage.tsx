/** To be built. */
export function CertificationManagementPage() {
  return null;
}
