import { styled } from '@mui/material/styles';

import type { ProductId } from '@shared/questionnaire/product-ids';
import { namesOfProducts } from '@shared/questionnaire/products.text';

import { LinkButton } from '@/components/LinkButton';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { formTexts } from './form.text';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 1rem',
  marginBottom: '0.75rem',
  color: tokens.colour.ink,
  '& p': { flex: '1 1 20rem', margin: 0, fontWeight: 600 },
});

type OthersQuestionProps = { others: readonly ProductId[]; onAnswer: (stay: boolean) => void };

/** Asks whether products chosen before stay beside the one that an address asks for. */
export function OthersQuestion({ others, onAnswer }: OthersQuestionProps) {
  const text = useText();
  const names = namesOfProducts(others, useLanguage());
  return (
    <Line>
      <p role="status">{text(formTexts.others)(names)}</p>
      <LinkButton onClick={() => onAnswer(true)}>{text(formTexts.othersStay)}</LinkButton>
      <LinkButton onClick={() => onAnswer(false)}>{text(formTexts.othersGo)}</LinkButton>
    </Line>
  );
}
