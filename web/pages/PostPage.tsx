import { styled } from '@mui/material/styles';

import { MissingPart } from '@/components/MissingPart';
import { Contained } from '@/components/Section';
import { nearby } from '@/lib/lazyPart';
import { tokens } from '@/theme/tokens';

const Page = styled(Contained)({ paddingBlock: `2rem ${tokens.space.section}` });
const Post = nearby('PostArticle', () => import('./PostArticle'), <MissingPart />);

/** The page of one post of a board. */
export const PostPage = () => (
  <Page>
    {/* All that the page is for. Its HTML can be read before its code has come. */}
    <Post isWanted isAll />
  </Page>
);
