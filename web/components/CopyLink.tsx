import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { ActionButton } from './ActionLink';
import { copyLinkTexts } from './components.text';

const { colour, radius, size } = tokens;

// As high as the line that comes when the link is copied.
const Said = styled('p')({ minHeight: '1.5rem', margin: '0.375rem 0 0', fontSize: size.small, color: colour.inkSoft });
const Address = styled('input')({
  width: '100%',
  minHeight: 44,
  padding: '0.5rem 0.75rem',
  font: 'inherit',
  fontSize: size.body,
  color: colour.ink,
  background: colour.white,
  border: `1px solid ${colour.inkSoft}`,
  borderRadius: radius.small,
});

/** Marks the whole address, ready to be copied by hand. */
const selectAll = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

/** Copies the address of `path` on this site; where the browser does not let it, shows the address selected. */
export function CopyLink({ path }: { path: string }) {
  const text = useText();
  const id = useId();
  const [last, setLast] = useState<{ path: string; isCopied: boolean }>();
  const copy = async () => {
    const address = location.origin + path;
    // Missing where the site is opened over plain http, e.g. by its address in a LAN.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const isCopied = await (clipboard?.writeText(address) ?? Promise.reject(new Error('No clipboard'))).then(
      () => true,
      () => false,
    );
    setLast({ path, isCopied });
  };
  // What was copied is no longer what the button would copy.
  const done = last?.path === path ? last : undefined;
  return (
    <div>
      <ActionButton type="button" look="outline" onClick={() => void copy()}>
        {text(copyLinkTexts.copy)}
      </ActionButton>
      <Said id={id} role="status">
        {done && text(done.isCopied ? copyLinkTexts.copied : copyLinkTexts.byHand)}
      </Said>
      {done && !done.isCopied && (
        <Address ref={selectAll} readOnly value={location.origin + path} aria-labelledby={id} />
      )}
    </div>
  );
}
