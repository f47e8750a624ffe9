import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { useText } from '@/lib/locale';
import { selectAll, useCopy } from '@/lib/useCopy';
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

/** Copies the address of `path` on this site; where the browser does not let it, shows the address selected. */
export function CopyLink({ path }: { path: string }) {
  const text = useText();
  const id = useId();
  const { copy, done } = useCopy(() => location.origin + path);
  return (
    <>
      <ActionButton type="button" look="outline" onClick={copy}>
        {text(copyLinkTexts.copy)}
      </ActionButton>
      <Below>
        <p id={id} role="status">
          {done && text(done.isCopied ? copyLinkTexts.copied : copyLinkTexts.byHand)}
        </p>
        {done && !done.isCopied && <TextInput ref={selectAll} readOnly value={done.text} aria-labelledby={id} />}
      </Below>
    </>
  );
}
