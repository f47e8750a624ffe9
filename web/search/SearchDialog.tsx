import { styled } from '@mui/material/styles';

import { Dialog, fullScreen } from '@/components/Dialog';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { SearchPanel } from './SearchPanel';
import type { SearchIndex } from './searchEntry';
import { searchButtonTexts } from './searchButton.text';

const { media } = tokens;

const Sheet = styled(Dialog)({
  ...fullScreen,
  overflow: 'hidden',
  [media.tablet]: {
    width: 'min(46rem, calc(100vw - 3rem))',
    height: 'min(40rem, 80dvh)',
    margin: '10dvh auto auto',
    borderRadius: tokens.radius.large,
  },
});

type SearchDialogProps = { index: SearchIndex; isOpen: boolean; onClose: () => void };

/** The search over the whole site; on phones it fills the screen. */
export function SearchDialog({ index, isOpen, onClose }: SearchDialogProps) {
  const text = useText();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label={text(searchButtonTexts.title)}>
      <SearchPanel index={index} onClose={onClose} />
    </Sheet>
  );
}
