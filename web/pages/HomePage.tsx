/** To be built. */
export function HomePage() {
  return null;
}
