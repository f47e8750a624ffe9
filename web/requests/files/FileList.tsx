import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import { useText } from '@/lib/locale';

import { FileLine } from './FileLine';
import { filesTexts } from './files.text';
import type { FormFile } from './requestFile';

const List = styled('ul')({ display: 'grid', gap: '0.5rem', margin: 0, padding: 0, listStyle: 'none' });

type FileListProps = Pick<ComponentProps<typeof FileLine>, 'megabytes' | 'queued'> & {
  files: readonly FormFile[];
  onRemove?: (id: string) => void;
  /** Sends a file once more; undefined for one that has to be chosen again. */
  againFor?: (id: string) => (() => void) | undefined;
};

/** The files that are to go with a request. */
export function FileList({ files, onRemove, againFor, ...rest }: FileListProps) {
  const text = useText();
  if (files.length === 0) return null;
  return (
    <List aria-label={text(filesTexts.list)}>
      {files.map((file) => (
        <FileLine
          key={file.id}
          file={file}
          onRemove={onRemove && (() => onRemove(file.id))}
          onAgain={againFor?.(file.id)}
          {...rest}
        />
      ))}
    </List>
  );
}
