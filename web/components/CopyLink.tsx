import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { ActionButton } from './ActionLink';
import { copyLinkTexts } from './components.text';
import { TextInput } from './fields/TextInput';

const { colour, size } = tokens;

// In a row of buttons on a line of its own below them, as high as what it says once the link is copied.
const Below = styled('div')({
  order: 1,
  flexBasis: '100%',
  p: { minHeight: '1.5rem', margin: 0, fontSize: size.small, color: colour.inkSoft },
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
    <>
      <ActionButton type="button" look="outline" onClick={() => void copy()}>
        {text(copyLinkTexts.copy)}
      </ActionButton>
      <Below>
        <p id={id} role="status">
          {done && text(done.isCopied ? copyLinkTexts.copied : copyLinkTexts.byHand)}
        </p>
        {done && !done.isCopied && (
          <TextInput ref={selectAll} readOnly value={location.origin + path} aria-labelledby={id} />
        )}
      </Below>
    </>
  );
}
