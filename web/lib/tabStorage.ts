/** Values that could not be stored: storage is switched off or full. They live as long as the page. */
const remembered = new Map<string, string>();

/** Reads a value that this browser tab keeps through reloads; its shape is unchecked. Null if there is none. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(remembered.get(key) ?? sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps something that JSON can hold until the tab is closed; undefined removes it. */
export function keepInTab(key: string, value: unknown): void {
  const text = value === undefined ? '' : JSON.stringify(value);
  remembered.delete(key);
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    if (text) remembered.set(key, text);
  }
}
