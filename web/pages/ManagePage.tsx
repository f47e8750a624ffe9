/** To be built. */
export function ManagePage() {
  return null;
}
