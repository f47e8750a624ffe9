import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';

import { ChevronDownIcon } from '@/components/icons';
import { PageHero } from '@/components/PageHero';
import { PolicyEdition, PolicyText } from '@/components/privacy/PolicyText';
import { Contained } from '@/components/Section';
import { pages } from '@/navigation/pages';
import { useContent } from '@/lib/content';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { policyPageTexts } from './privacyPolicy.text';

const Body = styled(Contained)({
  paddingBlock: tokens.space.section,
  '& > *': { maxWidth: '48rem' },
  '& p': { wordBreak: 'keep-all', overflowWrap: 'anywhere' },
});
const Earlier = styled('section')({
  marginTop: 'clamp(3rem, 2rem + 3vw, 5rem)',
  '& > h2': { margin: 0, fontSize: tokens.size.heading },
  '& > p': { margin: '0.5rem 0 1.25rem', color: tokens.colour.inkSoft },
});
const Summary = styled(AccordionSummary)({ minHeight: 56, fontSize: '1rem', fontWeight: 600 });

/** The privacy policy in force, and all that were before. */
export function PrivacyPolicyPage() {
  const text = useText();
  const { lead, inForce, earlier } = useContent('policy');
  return (
    <>
      <PageHero heading={text(pages.privacyPolicy.heading)} lead={lead} />
      <Body>
        <section aria-label={text(pages.privacyPolicy.heading)}>
          <PolicyText policy={inForce} heading="h2" />
        </section>
        <Earlier aria-labelledby="earlier-title">
          <h2 id="earlier-title">{text(policyPageTexts.earlier)}</h2>
          <p>{text(policyPageTexts.earlierLead)}</p>
          {earlier.map((policy) => (
            <Accordion
              key={policy.version}
              disableGutters
              variant="outlined"
              slotProps={{ heading: { component: 'h3' }, region: { role: undefined } }}
            >
              <Summary aria-controls={`policy-${policy.version}`} expandIcon={<ChevronDownIcon />}>
                <PolicyEdition policy={policy} />
              </Summary>
              <AccordionDetails>
                <PolicyText policy={policy} heading="h4" />
              </AccordionDetails>
            </Accordion>
          ))}
        </Earlier>
      </Body>
    </>
  );
}
