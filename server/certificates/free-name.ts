/** Endings that fit a file's type; the first is given to a name that has none of them. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
};

/** The name as it is compared: to a file system that knows no case two names may be one. */
const comparable = (name: string) => name.toLowerCase();

/** A name nobody has yet, with an ending that fits the type: `name.pdf`, then `name (2).pdf`, and so on. */
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
