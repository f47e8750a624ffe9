/** The endings of each type; a name with none of them gets the first. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
};

/** Some file systems ignore case. */
const comparable = (name: string) => name.toLowerCase();

/** The first free one of `name.pdf`, `name (2).pdf` and so on, with an ending of the type. */
export function freeName(name: string, type: string, taken: Iterable<string>): string {
  const fitting = endings[type] ?? [];
  const found = fitting.find((each) => comparable(name).endsWith(each));
  const stem = found ? name.slice(0, -found.length) : name;
  const ending = found ? name.slice(-found.length) : (fitting[0] ?? '');
  const others = new Set([...taken].map(comparable));
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? stem + ending : `${stem} (${count})${ending}`;
    if (!others.has(comparable(candidate))) return candidate;
  }
}
