import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';

import type { AdminPost } from '@server/boards/boards.types';

import { FileField } from '@/admin/FileField';
import { fileTexts } from '@/admin/form.text';
import { FileIcon } from '@/admin/icons';
import { useUploadLimit } from '@/admin/uploadLimit';
import { fileSize } from '@/lib/format/fileSize';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { pdfRuleText, pdfTexts } from './form.text';
import type { PostEntries } from './usePostEntries';
import { pdfProblem } from './values';

type PostPdfProps = { post: AdminPost | undefined; pdf: PostEntries['pdf'] };

/** The file of a post: the one it has, the one it is to get, and where to choose or drop that. */
export function PostPdf({ post, pdf }: PostPdfProps) {
  const text = useText();
  const limit = useUploadLimit();
  const id = useId();
  const current = post?.pdfFileName;

  const take = (files: readonly File[]) => {
    const problem = pdfProblem(files, limit);
    if (problem) pdf.refuse(problem);
    else if (files[0]) pdf.choose({ file: files[0] });
  };

  return (
    <FileField
      id={id}
      name="pdf"
      accept="application/pdf,.pdf"
      words={{ ...pdfTexts, choose: current || pdf.file ? pdfTexts.replace : pdfTexts.choose }}
      rule={text(pdfRuleText)(limit)}
      problem={pdf.problem && text(pdf.problem)}
      isInvalid={pdf.problem !== undefined}
      onFiles={take}
      before={
        <>
          {post && current && (
            <CurrentPdf
              name={current}
              url={post.pdfUrl}
              isRemoved={pdf.isRemoved ?? false}
              isReplaced={pdf.file !== undefined}
              onChange={(isRemoved) => pdf.choose({ isRemoved })}
            />
          )}
          {pdf.file && <ChosenPdf file={pdf.file} isReplacing={Boolean(current)} onTakeBack={() => pdf.choose({})} />}
        </>
      }
    />
  );
}

const { colour } = tokens;

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: '0.25rem 0.625rem',
  padding: '0.75rem',
  border: `1px solid ${colour.line}`,
  borderRadius: tokens.radius.small,
  background: colour.mist,
  overflowWrap: 'anywhere',
  '& a': { fontWeight: 600, color: colour.coldDark },
  '& p': { margin: 0 },
  '& .MuiButton-root': { justifySelf: 'start', marginLeft: '-0.5rem' },
});
const Soft = styled('p')({ fontSize: tokens.size.small, color: colour.inkSoft });

function FileRow({ label, name, note, action }: { label: string; name: ReactNode; note?: string; action: ReactNode }) {
  return (
    <Row>
      <FileIcon color="primary" />
      <div>
        <Soft>{label}</Soft>
        <p>{name}</p>
        {note && <Soft role="status">{note}</Soft>}
        {action}
      </div>
    </Row>
  );
}

type CurrentPdfProps = {
  name: string;
  url: string | null;
  isRemoved: boolean;
  isReplaced: boolean;
  onChange: (isRemoved: boolean) => void;
};

/** The file a post has, which can be opened and marked to be removed. */
export function CurrentPdf({ name, url, isRemoved, isReplaced, onChange }: CurrentPdfProps) {
  const text = useText();
  return (
    <FileRow
      label={text(pdfTexts.current)}
      name={
        <>
          {isRemoved || isReplaced ? <s>{name}</s> : null}
          {!isRemoved && !isReplaced && url && (
            <a href={url} target="_blank" rel="noreferrer">
              {[name, text(pdfTexts.opens)].join(' ')}
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

type ChosenPdfProps = { file: File; isReplacing: boolean; onTakeBack: () => void };

/** The file that will be sent with the post. */
export function ChosenPdf({ file, isReplacing, onTakeBack }: ChosenPdfProps) {
  const text = useText();
  return (
    <FileRow
      label={text(pdfTexts.chosen)}
      name={
        <>
          <strong>{file.name}</strong> {fileSize(file.size)}
        </>
      }
      note={isReplacing ? text(pdfTexts.replaces) : undefined}
      action={
        <Button size="small" onClick={onTakeBack}>
          {text(fileTexts.unchoose)}
        </Button>
      }
    />
  );
}
