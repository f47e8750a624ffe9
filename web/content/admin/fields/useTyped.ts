import { useState } from 'react';

type Form<Value> = { read: (typed: string) => Value; write: (value: unknown) => string };

/**
 * Keeps what is typed as it is typed, where the value that it stands for says less, e.g. no empty line at the end. It
 * follows when the value changes otherwise.
 */
export function useTyped<Value>(value: unknown, { read, write }: Form<Value>, onChange: (value: Value) => void) {
  const [typed, setTyped] = useState(() => write(value));
  const isSame = JSON.stringify(read(typed)) === JSON.stringify(value);
  if (!isSame && write(value) !== typed) setTyped(write(value));
  return {
    typed,
    type: (next: string) => {
      setTyped(next);
      onChange(read(next));
    },
  };
}
