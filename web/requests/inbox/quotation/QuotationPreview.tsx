import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

import { PreviewDialog } from '@/admin/PreviewDialog';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { quotationTexts } from './quotation.text';
import { usePreviewQuotationMutation } from './quotationApi';
import { readyDraft } from './quotationDraft';
import type { TypedQuotation } from './quotationDraft';

const Frame = styled('iframe')({
  display: 'block',
  width: '100%',
  height: 'min(44rem, 68vh)',
  border: `1px solid ${tokens.colour.line}`,
});

/** Shows the PDF over the form, as the server would make it. */
export function QuotationPreview({ id, typed }: { id: string; typed: TypedQuotation }) {
  const text = useText();
  const [preview, { isError, isLoading }] = usePreviewQuotationMutation();
  const [address, setAddress] = useState<string>();
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address]);
  const draft = readyDraft(typed);
  return (
    <>
      <Button
        variant="outlined"
        disabled={!draft}
        loading={isLoading}
        onClick={() => void (draft && preview({ id, draft }).then(({ data }) => setAddress(data)))}
      >
        {text(quotationTexts.preview)}
      </Button>
      {isError && <Alert severity="error">{text(quotationTexts.previewFailed)}</Alert>}
      <PreviewDialog
        isOpen={address !== undefined}
        title={text(quotationTexts.previewTitle)}
        close={text(quotationTexts.close)}
        onClose={() => setAddress(undefined)}
      >
        {address && (
          <>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in one; their viewer is apart from the page */}
            <Frame src={address} title={text(quotationTexts.previewTitle)} />
            <div>
              <Button component="a" href={address} target="_blank" rel="noopener" size="small" variant="outlined">
                {text(quotationTexts.openPdf)}
              </Button>
            </div>
          </>
        )}
      </PreviewDialog>
    </>
  );
}
