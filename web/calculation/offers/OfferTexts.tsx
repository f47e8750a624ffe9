import { styled } from '@mui/material/styles';
import { useId } from 'react';

import type { Assessment } from '@shared/calculation/assessment.types';
import type { OfferCheck, OffersCheck } from '@shared/calculation/offers/offer-check.types';
import { offerTexts } from '@shared/calculation/words/offers';
import { offerParagraph, offersBasis, offersMessage } from '@shared/calculation/words/offers-report';

import { Card, CardButton, PartTitle } from '@/calculation/panel/panelStyles';
import { TextArea } from '@/components/fields/TextArea';
import { useLanguage, useText } from '@/lib/locale';
import { selectAll, useCopy } from '@/lib/useCopy';
import { tokens } from '@/theme/tokens';

import { offerCheckTexts } from './offerCheck.text';

const { colour, media, size } = tokens;

const Fine = styled('p')({ margin: '0 0 0.75rem', fontSize: size.small, lineHeight: 1.6, color: colour.inkSoft });
const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem',
  marginBottom: '0.75rem',
  [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' },
});
const Words = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100%' });
const Paragraph = styled('p')({ flex: 1, margin: '0.25rem 0 0.75rem' });
const Copying = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 0.75rem',
  fontSize: size.small,
  p: { margin: 0, color: colour.inkSoft },
});

type CopyTextProps = { message: string; label: string; name?: string };

/** Copies a text; where the browser does not let it, shows it selected. */
function CopyText({ message, label, name }: CopyTextProps) {
  const text = useText();
  const id = useId();
  const { copy, done } = useCopy(() => message);
  return (
    <Copying>
      <CardButton variant="outlined" onClick={copy} aria-label={name}>
        {label}
      </CardButton>
      <p id={id} role="status">
        {done && text(done.isCopied ? offerCheckTexts.copied : offerCheckTexts.byHand)}
      </p>
      {done && !done.isCopied && <TextArea ref={selectAll} readOnly value={done.text} aria-labelledby={id} />}
    </Copying>
  );
}

const toneOf = ({ size: found, questions }: OfferCheck) => {
  if (questions.length > 0) return 'note';
  return found ? 'good' : 'plain';
};

/** Each offer in a paragraph that can be sent on, and all of them. */
export function OfferTexts({ check, found }: { check: OffersCheck; found: Assessment }) {
  const text = useText();
  const language = useLanguage();
  const given = check.offers.filter(({ isGiven }) => isGiven);
  if (given.length === 0) return null;
  const message = (offers: readonly OfferCheck[]) => offersMessage(check, offers, found, language);
  return (
    <div>
      <PartTitle>{text(offerCheckTexts.inWords)}</PartTitle>
      <Fine>{offersBasis(check, found, language)}</Fine>
      <Cards>
        {given.map((offer) => {
          const name = text(offerTexts.offer)(offer.number);
          return (
            <Card key={offer.number} tone={toneOf(offer)}>
              <Words>
                <strong>{name}</strong>
                <Paragraph>{offerParagraph(offer, check.sizing, language)}</Paragraph>
                <CopyText
                  message={message([offer])}
                  label={text(offerCheckTexts.copyOne)}
                  name={text(offerCheckTexts.copyOneFull)(name)}
                />
              </Words>
            </Card>
          );
        })}
      </Cards>
      {check.sizing.status === 'shown' && <Fine>{text(offerTexts.yardstick)}</Fine>}
      {given.length > 1 && <CopyText message={message(given)} label={text(offerCheckTexts.copyAll)} />}
    </div>
  );
}
