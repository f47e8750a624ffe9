import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

import type { TextPart } from '@shared/words/linked-text';

import { tokens } from '@/theme/tokens';

const Text = styled('div')({
  minHeight: '6rem',
  lineHeight: 1.75,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& a': { color: tokens.colour.cold, textUnderlineOffset: 3 },
});

/** The text of a post as it was typed; addresses and telephone numbers in it are links. */
export const PostWords = ({ parts }: { parts: readonly TextPart[] }) => (
  <Text>
    {parts.map(({ text, href }, index) =>
      href === undefined ? (
        text
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- a text has no other names for its links
        <Link key={index} href={href}>
          {text}
        </Link>
      ),
    )}
  </Text>
);
