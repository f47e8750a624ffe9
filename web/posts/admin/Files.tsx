import Button from '@mui/material/Button';
import { useId } from 'react';

import type { AdminPost } from '@shared/posts/boards.types';
import { documentEndings } from '@shared/words/files.types';
import { fileSize } from '@shared/words/format';

import { FileField } from '@/admin/file/FileField';
import { fileTexts } from '@/admin/form.text';
import { FileRow } from '@/admin/file/FileRow';
import { useUploadLimit } from '@/admin/uploadLimit';
import { acceptOf } from '@/lib/fileNames';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { filesRuleText, filesTexts } from './form.text';
import type { PostEntries } from './usePostEntries';
import { fileKey, filesOf, OWN_PDF, sentFiles, withChosen } from './values';

type PostFilesProps = { post: AdminPost | undefined; files: PostEntries['files'] };

/** The files of a post: those it has, those it is to get, and where to choose or drop more. */
export function PostFiles({ post, files }: PostFilesProps) {
  const text = useText();
  const limit = useUploadLimit();
  const id = useId();
  const { added, removed, problem, choose } = files;
  const choice = { added, removed };
  const first = sentFiles(choice, post?.hasPdf ?? false).pdf;

  const take = (chosen: readonly File[]) => {
    const found = withChosen(chosen, choice, post, limit);
    choose(found.choice, found.problem);
  };
  const mark = (fileId: string, isRemoved: boolean) =>
    choose({ ...choice, removed: isRemoved ? [...removed, fileId] : removed.filter((each) => each !== fileId) });

  return (
    <FileField
      id={id}
      // The first PDF is sent under this name.
      name="pdf"
      accept={acceptOf(documentEndings)}
      words={filesTexts}
      rule={text(filesRuleText)(limit)}
      problem={problem.refused === undefined && problem.words ? text(problem.words) : undefined}
      isInvalid={problem.words !== undefined}
      multiple
      onFiles={take}
      before={
        <>
          {post &&
            filesOf(post).map((file) => (
              <CurrentFile
                key={file.id}
                name={file.name}
                url={file.url}
                isFirst={file.id === OWN_PDF}
                isRemoved={removed.includes(file.id)}
                onChange={(isRemoved) => mark(file.id, isRemoved)}
              />
            ))}
          {added.map((file) => (
            <ChosenFile
              key={fileKey(file)}
              file={file}
              isFirst={file === first}
              note={file === problem.refused && problem.words ? text(problem.words) : undefined}
              onTakeBack={() => choose({ ...choice, added: added.filter((each) => each !== file) })}
            />
          ))}
        </>
      }
    />
  );
}

/** Labels a file of the post. */
function useLabel() {
  const text = useText();
  return (state: Localized, isFirst: boolean) => (isFirst ? `${text(filesTexts.first)} · ${text(state)}` : text(state));
}

type CurrentFileProps = {
  name: string;
  url: string | null;
  isFirst: boolean;
  isRemoved: boolean;
  onChange: (isRemoved: boolean) => void;
};

/** A file a post has, which can be opened and marked to be removed. */
function CurrentFile({ name, url, isFirst, isRemoved, onChange }: CurrentFileProps) {
  const text = useText();
  const labelOf = useLabel();
  const link = url ? (
    <a href={url} download={name}>
      {name}
    </a>
  ) : (
    name
  );
  return (
    <FileRow
      label={labelOf(filesTexts.current, isFirst && !isRemoved)}
      name={isRemoved ? <s>{name}</s> : link}
      note={isRemoved ? text(filesTexts.removed) : undefined}
      action={
        <Button size="small" color={isRemoved ? 'primary' : 'error'} onClick={() => onChange(!isRemoved)}>
          {text(isRemoved ? filesTexts.keep : fileTexts.unchoose)}
        </Button>
      }
    />
  );
}

type ChosenFileProps = { file: File; isFirst: boolean; note?: string; onTakeBack: () => void };

/** A file that will be sent with the post. */
function ChosenFile({ file, isFirst, note, onTakeBack }: ChosenFileProps) {
  const text = useText();
  const labelOf = useLabel();
  return (
    <FileRow
      label={labelOf(filesTexts.chosen, isFirst)}
      name={
        <>
          <strong>{file.name}</strong> {fileSize(file.size)}
        </>
      }
      note={note}
      action={
        <Button size="small" onClick={onTakeBack}>
          {text(fileTexts.unchoose)}
        </Button>
      }
    />
  );
}
