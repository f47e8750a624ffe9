import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId, useState } from 'react';

import type { Delivery, SheetProblem } from '@shared/content/deliveries/deliveries.types';

import { FileField } from '@/admin/file/FileField';
import { PreviewDialog } from '@/admin/PreviewDialog';
import { withReason } from '@/admin/useSaving';
import { errorTexts } from '@/lib/error.text';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { useReadDeliveriesMutation } from './deliveries';
import { readText, sheetProblemTexts, uploadTexts } from './deliveries.text';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
const Scroll = styled('div')({ overflowX: 'auto' });

type UploadProps = {
  entries: readonly unknown[];
  /** Most entries. */
  most: number;
  onTake: (entries: readonly unknown[]) => void;
};

/** Takes the deliveries of a spreadsheet in place of those of the table, or behind them. */
export function UploadButton({ entries, most, onTake }: UploadProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setIsOpen(true)}>
        {text(uploadTexts.open)}
      </Button>
      <PreviewDialog
        isOpen={isOpen}
        title={text(uploadTexts.open)}
        close={text(uploadTexts.close)}
        onClose={() => setIsOpen(false)}
      >
        <Upload
          entries={entries}
          most={most}
          onTake={(taken) => {
            setIsOpen(false);
            onTake(taken);
          }}
        />
      </PreviewDialog>
    </>
  );
}

function Upload({ entries, most, onTake }: UploadProps) {
  const text = useText();
  const id = useId();
  const [read, { isLoading }] = useReadDeliveriesMutation();
  const [failure, setFailure] = useState<Localized>();
  const [problems, setProblems] = useState<readonly SheetProblem[]>([]);
  const [found, setFound] = useState<{ deliveries: readonly Delivery[]; isReordered: boolean }>();

  const take = async ([file]: readonly File[]) => {
    if (!file || isLoading) return;
    setFound(undefined);
    const { data, error } = await read(file);
    setFailure(data ? undefined : withReason(uploadTexts.failed, reasonOf(error)));
    setProblems(data && 'problems' in data ? data.problems : []);
    if (data && 'deliveries' in data) setFound(data);
  };
  return (
    <>
      <FileField
        id={id}
        name="spreadsheet"
        accept=".xlsx"
        words={uploadTexts}
        rule={text(uploadTexts.rule)}
        problem={failure && text(failure)}
        isInvalid={failure !== undefined || problems.length > 0}
        onFiles={(files) => void take(files)}
      />
      {isLoading && <LinearProgress aria-label={text(uploadTexts.reading)} />}
      {found && (
        <Alert severity="success" role="status">
          {text(readText)(found.deliveries.length, entries.length)} {found.isReordered && text(uploadTexts.reordered)}
          <Ways sx={{ marginTop: 1 }}>
            <Button size="small" variant="contained" onClick={() => onTake(found.deliveries)}>
              {text(uploadTexts.replace)}
            </Button>
            <Button
              size="small"
              variant="outlined"
              disabled={entries.length + found.deliveries.length > most}
              onClick={() => onTake([...entries, ...found.deliveries])}
            >
              {text(uploadTexts.append)}
            </Button>
          </Ways>
        </Alert>
      )}
      {problems.length > 0 && <SheetProblems problems={problems} />}
    </>
  );
}

function SheetProblems({ problems }: { problems: readonly SheetProblem[] }) {
  const text = useText();
  const heads = [uploadTexts.sheet, uploadTexts.line, uploadTexts.column, uploadTexts.problem];
  return (
    <>
      <Alert severity="error">{text(uploadTexts.problems)}</Alert>
      <Scroll>
        <Table size="small" aria-label={text(uploadTexts.problems)}>
          <TableHead>
            <TableRow>
              {heads.map((head) => (
                <TableCell key={head.en}>{text(head)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {problems.map(({ sheet, line, column, title, problem }) => (
              <TableRow key={[sheet, line, column, title, problem].join(' ')}>
                <TableCell>{sheet}</TableCell>
                <TableCell>{line}</TableCell>
                <TableCell>{[column, title].filter(Boolean).join(' · ')}</TableCell>
                <TableCell>{text(sheetProblemTexts[problem])}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Scroll>
    </>
  );
}

function reasonOf(error: unknown): Localized {
  const code = errorBodyOf(error)?.code;
  if (code === 'unsupported_file') return uploadTexts.unsupported;
  return code ? errorTexts[code] : uploadTexts.noAnswer;
}
