import { styled } from '@mui/material/styles';
import { useContext, useId, useState } from 'react';
import type { ChangeEvent, DragEvent } from 'react';

import type { AdminPost } from '@server/boards/boards.types';

import { useText } from '@/lib/locale';
import { UploadLimit } from '@/lib/uploadLimit';
import { useStrayDrops } from '@/lib/useStrayDrops';
import { tokens } from '@/theme/tokens';

import { UploadIcon } from './adminBoardIcons';
import { pdfProblem } from './adminPdf';
import type { AdminPostFormState } from './adminPostFormState';
import { pdfRuleText, pdfTexts } from './adminPostForm.text';
import { AdminPostHint, AdminPostPanel, AdminPostProblem } from './AdminPostPanel';
import { ChosenPdf, CurrentPdf } from './AdminPostPdfFile';

const { colour } = tokens;

const Zone = styled('label')({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '0.25rem',
  padding: '1.25rem 1rem',
  border: `2px dashed color-mix(in srgb, ${colour.inkSoft} 72%, ${colour.white})`,
  borderRadius: tokens.radius.small,
  color: colour.inkSoft,
  textAlign: 'center',
  cursor: 'pointer',
  '&:hover': { borderColor: colour.cold },
  '&:has(:focus-visible)': { outline: `3px solid ${colour.cold}`, outlineOffset: 2 },
  '&[data-over]': { borderStyle: 'solid', borderColor: colour.cold, background: colour.coldTint },
  // Not seen, but there for the keyboard.
  '& input': { position: 'absolute', width: 1, height: 1, opacity: 0 },
  '& strong': { color: colour.coldDark, textDecoration: 'underline', textUnderlineOffset: 4 },
});

type AdminPostPdfProps = { post: AdminPost | undefined; pdf: AdminPostFormState['pdf'] };

/** The file of a post: the one it has, the one it is to get, and where to choose or drop that. */
export function AdminPostPdf({ post, pdf }: AdminPostPdfProps) {
  const text = useText();
  const limit = useContext(UploadLimit);
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const current = post?.pdfFileName;
  useStrayDrops();

  const take = (files: FileList | null) => {
    const problem = pdfProblem([...(files ?? [])], limit);
    if (problem) pdf.refuse(problem);
    else if (files?.[0]) pdf.choose({ file: files[0] });
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    // The same file chosen again, after it was changed or taken back, has to count too.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <AdminPostPanel>
      <legend>{text(pdfTexts.title)}</legend>
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
      <Zone
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <UploadIcon color="primary" />
        <span>{text(isOver ? pdfTexts.dropNow : pdfTexts.drop)}</span>
        <strong>{text(current || pdf.file ? pdfTexts.replace : pdfTexts.choose)}</strong>
        <input
          type="file"
          name="pdf"
          accept="application/pdf,.pdf"
          aria-describedby={`${id}-rule ${id}-problem`}
          aria-invalid={pdf.problem !== undefined}
          onChange={choose}
        />
      </Zone>
      <AdminPostHint id={`${id}-rule`}>{text(pdfRuleText)(limit)}</AdminPostHint>
      <div id={`${id}-problem`} role="alert">
        {pdf.problem && <AdminPostProblem>{text(pdf.problem)}</AdminPostProblem>}
      </div>
    </AdminPostPanel>
  );
}
