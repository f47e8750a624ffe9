/** schema.org data in the page's body, where a page's own content can describe itself without passing through the head. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  // Prerendered, it holds the site's public address, which the server filled in: hydration leaves that as it is.
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}
