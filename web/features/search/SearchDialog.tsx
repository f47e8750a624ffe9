import { styled } from '@mui/material/styles';

import { Dialog } from '@/components/Dialog';
import { useText } from '@/lib/locale';
import { withStore } from '@/lib/withStore';
import { tokens } from '@/theme/tokens';

import { SearchPanel } from './SearchPanel';
import type { SearchIndex } from './searchEntry';
import { searchButtonTexts } from './searchButton.text';

const { colour, media } = tokens;

const Sheet = styled(Dialog)({
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  color: colour.ink,
  background: colour.white,
  '--focus': colour.cold,
  '&::backdrop': { background: 'rgb(10 28 46 / 65%)' },
  [media.tablet]: {
    width: 'min(46rem, calc(100vw - 3rem))',
    height: 'min(40rem, 80dvh)',
    margin: '10dvh auto auto',
    borderRadius: tokens.radius.large,
    boxShadow: tokens.shadow.raised,
  },
});

type SearchDialogProps = { index: SearchIndex; isOpen: boolean; onClose: () => void };

/** The search over the whole site; on phones it fills the screen. */
export const SearchDialog = withStore(function SearchDialog({ index, isOpen, onClose }: SearchDialogProps) {
  const text = useText();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label={text<string>(searchButtonTexts.title)}>
      <SearchPanel index={index} onClose={onClose} />
    </Sheet>
  );
});
