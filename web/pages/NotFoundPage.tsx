/** To be built. */
export function NotFoundPage() {
  return null;
}
