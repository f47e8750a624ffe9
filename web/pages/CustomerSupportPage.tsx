/** To be built. */
export function CustomerSupportPage() {
  return null;
}
