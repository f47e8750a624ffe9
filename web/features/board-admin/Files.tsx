import Button from '@mui/material/Button';
import { useId } from 'react';

import type { AdminPost } from '@server/boards/boards.types';
import { documentEndings, pdfEndings } from '@server/files/files.types';

import { FileField } from '@/admin/file/FileField';
import { fileTexts } from '@/admin/form.text';
import { FileRow } from '@/admin/file/FileRow';
import { useUploadLimit } from '@/admin/uploadLimit';
import { fileSize } from '@server/post-view/format';
import { acceptOf } from '@/lib/fileNames';
import { useText } from '@/lib/locale';

import { filesRuleText, filesTexts, pdfRuleText, pdfTexts } from './form.text';
import type { PostEntries } from './usePostEntries';
import { fileKey, pdfProblem, roomFor, takenFiles } from './values';

type PostPdfProps = { post: AdminPost | undefined; pdf: PostEntries['pdf'] };

/** The PDF of a post: the one it has, the one it is to get, and where to choose or drop that. */
export function PostPdf({ post, pdf }: PostPdfProps) {
  const text = useText();
  const limit = useUploadLimit();
  const id = useId();
  const current = post?.pdfFileName;

  const take = (files: readonly File[]) => {
    const problem = pdfProblem(files, limit);
    if (problem) pdf.leaveOut(problem);
    else if (files[0]) pdf.choose({ file: files[0] });
  };

  return (
    <FileField
      id={id}
      name="pdf"
      accept={acceptOf(pdfEndings)}
      words={{ ...pdfTexts, choose: current || pdf.file ? pdfTexts.replace : pdfTexts.choose }}
      rule={text(pdfRuleText)(limit)}
      problem={pdf.problem && text(pdf.problem)}
      isInvalid={pdf.problem !== undefined}
      onFiles={take}
      before={
        <>
          {post && current && (
            <CurrentFile
              name={current}
              url={post.pdfUrl}
              isRemoved={pdf.isRemoved ?? false}
              isReplaced={pdf.file !== undefined}
              onChange={(isRemoved) => pdf.choose({ isRemoved })}
            />
          )}
          {pdf.file && (
            <ChosenFile
              file={pdf.file}
              note={current ? text(pdfTexts.replaces) : undefined}
              onTakeBack={() => pdf.choose({})}
            />
          )}
        </>
      }
    />
  );
}

type PostFilesProps = { post: AdminPost | undefined; files: PostEntries['files'] };

/** The further files of a post: those it has, those it is to get, and where to choose more. */
export function PostFiles({ post, files }: PostFilesProps) {
  const text = useText();
  const limit = useUploadLimit();
  const id = useId();
  const { added, removed, problem, choose } = files;
  const choice = { added, removed };

  const take = (chosen: readonly File[]) => {
    const others = chosen.filter((file) => !added.some((each) => fileKey(each) === fileKey(file)));
    const found = takenFiles(others, roomFor(post, choice), limit);
    choose({ ...choice, added: [...added, ...found.taken] }, found.problem);
  };
  const mark = (fileId: string, isRemoved: boolean) =>
    choose({ ...choice, removed: isRemoved ? [...removed, fileId] : removed.filter((each) => each !== fileId) });

  return (
    <FileField
      id={id}
      name="files"
      accept={acceptOf(documentEndings)}
      words={filesTexts}
      rule={text(filesRuleText)(limit)}
      problem={problem.refused === undefined && problem.words ? text(problem.words) : undefined}
      isInvalid={problem.words !== undefined}
      multiple
      onFiles={take}
      before={
        <>
          {post?.files.map((file) => (
            <CurrentFile
              key={file.id}
              name={file.name}
              url={file.url}
              isRemoved={removed.includes(file.id)}
              onChange={(isRemoved) => mark(file.id, isRemoved)}
            />
          ))}
          {added.map((file, index) => (
            <ChosenFile
              key={fileKey(file)}
              file={file}
              note={index === problem.refused && problem.words ? text(problem.words) : undefined}
              onTakeBack={() => choose({ ...choice, added: added.filter((each) => each !== file) })}
            />
          ))}
        </>
      }
    />
  );
}

type CurrentFileProps = {
  name: string;
  url: string | null;
  isRemoved: boolean;
  isReplaced?: boolean;
  onChange: (isRemoved: boolean) => void;
};

/** A file a post has, which can be opened and marked to be removed. */
export function CurrentFile({ name, url, isRemoved, isReplaced = false, onChange }: CurrentFileProps) {
  const text = useText();
  return (
    <FileRow
      label={text(pdfTexts.current)}
      name={
        <>
          {isRemoved || isReplaced ? <s>{name}</s> : null}
          {!isRemoved && !isReplaced && url && (
            <a href={url} download={name}>
              {name}
            </a>
          )}
          {!isRemoved && !isReplaced && !url && name}
        </>
      }
      note={isRemoved ? text(pdfTexts.removed) : undefined}
      action={
        !isReplaced && (
          <Button size="small" color={isRemoved ? 'primary' : 'error'} onClick={() => onChange(!isRemoved)}>
            {text(isRemoved ? pdfTexts.keep : pdfTexts.remove)}
          </Button>
        )
      }
    />
  );
}

type ChosenFileProps = { file: File; note?: string; onTakeBack: () => void };

/** A file that will be sent with the post. */
export function ChosenFile({ file, note, onTakeBack }: ChosenFileProps) {
  const text = useText();
  return (
    <FileRow
      label={text(pdfTexts.chosen)}
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
