import { assessmentOf } from '../assessment.js';
import { checkOffers } from '../offers/offer-check.js';
import type { OfferValues } from '../offers/offer-check.types.js';
import { sizingOf } from '../sizing/plates/sizing.js';

import { kilowatts, percentText } from './figure-text.js';
import { offerBands, offerRows, offersBasis, offersMessage } from './offers-report.js';
import { platesText, spanText } from './plate-rows.js';

const found = assessmentOf({
  hotFluidName: '물',
  coldFluidName: '물',
  heatDuty: '1000',
  heatDutyUnit: 'kW',
  flowUnit: 'm³/h',
  tempUnit: '°C',
  tempOutUnit: '°C',
  hotTempIn: '35',
  hotTempOut: '30',
  coldTempIn: '29',
  coldTempOut: '34',
});
const sizing = sizingOf(found);
if (sizing.status !== 'shown') throw new Error(sizing.reason);
const [band, plates] = [spanText(sizing.area, 'm²'), platesText(sizing.plates, 'en')];
const unknown = assessmentOf({ hotTempIn: '35', tempUnit: '°C' });
const offers: OfferValues = {
  offer1Area: '200',
  offer1HotDrop: '50',
  offer2Area: '100',
  offer2ColdDrop: '6 mAq',
  offer3Plates: '435',
};
const check = (of = found) => checkOffers(offers, of, sizingOf(of));

describe('the words of offers', () => {
  it('tell how many correlations the band is of', () => {
    const thick = assessmentOf({
      hotFluidName: '물',
      coldFluidName: '물',
      heatDuty: '500',
      heatDutyUnit: 'kW',
      flowUnit: 'm³/h',
      tempUnit: '°C',
      tempOutUnit: '°C',
      hotTempIn: '80',
      hotTempOut: '60',
      coldTempIn: '50',
      coldTempOut: '70',
      hotViscosity: '4',
      hotConductivity: '0.13',
    });
    expect(offersBasis(check(thick), thick, 'en')).toContain('Band of 1 of three published correlations: ');
    expect(offersBasis(check(thick), thick, 'ko')).toContain('상관식 세 가지 중 1가지로 산정한 범위: ');
  });

  it.each(['ko', 'en'] as const)('speak one language, accuse nobody and ask what fits (%s)', (language) => {
    const message = offersMessage(check(), check().offers, found, language);
    const said = {
      ko: [
        `범위(${band}) 안입니다`,
        '산정 근거를 문의해 보십시오: 설계 여유율, 오염계수',
        '선정이 아닙니다',
        'AHRI 400',
        '전열판 435매는',
      ],
      en: [`is inside the band (${band})`, 'Ask how this is reached: the design margin', 'not a selection', 'AHRI 400'],
    };
    for (const words of said[language]) expect(message).toContain(words);
    expect(/\p{Script=Hangul}/u.test(message)).toBe(language === 'ko');
    expect(message).not.toMatch(/NaN|undefined|\bwrong\b|틀|잘못|속/);
    expect(message.split('\n\n')).toHaveLength(5);
  });

  it('say of one offer all that a maker has to be told', () => {
    const [, second] = check().offers;
    const percent = percentText(second?.reached?.percent ?? NaN);
    const duty = kilowatts(second?.reached?.duty ?? NaN, 'en');
    const message = offersMessage(check(), second ? [second] : [], found, 'en');
    expect(message).toBe(
      [
        `Conditions: heat duty 1,000 kW, hot side 35 °C → 30 °C, cold side 29 °C → 34 °C. Band of three published correlations: ${band}, ${plates} (margin 10 %, 50 kPa allowed on each side). Preliminary, not a selection. Martin, Kumar, Muley-Manglik; Re 400–10,000, gap 2–4 mm, single phase, no maldistribution.`,
        `Offer 2: An area of 100 m² is below the band (${band}). It implies an overall coefficient U of about 10,000 W/(m²·K). With the U of the band’s middle and no margin it reaches ${percent} of the duty (${duty}). Pressure drop: cold side 58.8 kPa (above 115 % of what is allowed). Ask how this is reached: the design margin, the fouling allowance, the pressure drop at full flow.`,
        'Yardstick of AHRI 400: at least 95 % of the duty, at most 115 % of the pressure drop.',
      ].join('\n\n'),
    );
  });

  it('say that an offer was compared at its own pressure drop, with the band there, or that there is none', () => {
    const own = checkOffers({ offer1Area: '300', offer1HotDrop: '10', offer1ColdDrop: '10' }, found, sizing);
    const [, second] = offersMessage(own, own.offers.slice(0, 1), found, 'en').split('\n\n');
    expect(second).toContain(
      'An area of 300 m² is inside the band (248 – 496 m²). It was compared at its own pressure drop',
    );
    expect(offerRows(own.offers, 'en')[0]?.cells[0]).toEqual({
      value: 'Inside the band',
      note: '248 – 496 m² at its own pressure drop',
      isDoubtful: false,
    });
    const none = checkOffers({ offer1Area: '500', offer1HotDrop: '0.3' }, found, sizing);
    const [, message = ''] = offersMessage(none, none.offers.slice(0, 1), found, 'ko').split('\n\n');
    expect(message).toContain('산정할 수 있는 범위보다 낮아 크기를 비교하지 못했습니다');
    expect(message).not.toMatch(/범위 안|보다 큽니다|전열판 매수가 없어/);
  });

  it('compare nothing where there is no band, and say why', () => {
    const of = check(unknown);
    const message = offersMessage(of, of.offers, unknown, 'en');
    expect(message).toContain('There is no band to compare with: needs all four temperatures.');
    expect(message).not.toMatch(/band \(|Ask|AHRI/);
    expect(Object.values(offerBands(of, 'en')).filter(Boolean)).toEqual([]);
  });

  it('stand in rows beside each other, and say what was assumed', () => {
    expect(offerBands(check(), 'ko')).toEqual({
      area: `산정 범위 ${band}`,
      plates: `산정 범위 ${platesText(sizing.plates, 'ko')}`,
      hotDrop: '허용 50 kPa(가정)',
      coldDrop: '허용 50 kPa(가정)',
      reached: '요구 열량 1,000 kW',
    });
    const rows = offerRows(check().offers, 'en').map(({ id, cells }) => [id, ...cells.map(({ value }) => value)]);
    expect(rows).toEqual([
      ['verdict', 'Inside the band', 'Outside: below', 'Outside: above'],
      ['coefficient', '5,000 W/(m²·K)', '10,000 W/(m²·K)', ''],
      ['reached', expect.stringMatching(/^(?:9|10)\d %$/), '90 %', ''],
      ['hotDrop', 'within what is allowed', '', ''],
      ['coldDrop', '', 'above 115 % of what is allowed', ''],
    ]);
  });
});
