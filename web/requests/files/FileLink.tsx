import { fileSize } from '@shared/words/format';
import type { RequestFile } from '@shared/requests/request-files.types';

/** A stored file to be saved, with its size. One that the virus scanner objects to is named only. */
export function FileLink({ file: { name, size, scan }, href }: { file: RequestFile; href: string }) {
  const label = `${name} (${fileSize(size)})`;
  if (scan === 'infected') return <p>{label}</p>;
  return (
    <p>
      <a href={href} download={name}>
        {label}
      </a>
    </p>
  );
}
