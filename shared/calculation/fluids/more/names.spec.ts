import { recognizeFluid } from '../names.js';
import '../every.js';
import { volumePercent } from './names.js';

const known = (name: string) => {
  const found = recognizeFluid(name);
  return found.kind === 'known' ? found.fluid : found.kind;
};

describe('recognizeFluid', () => {
  it.each([
    '물',
    '온수',
    '냉수',
    '냉온수',
    '중온수',
    '수돗물',
    '시수',
    '지하수',
    '급탕',
    '급탕수',
    '난방수',
    '지역난방수',
    '냉각수(물)',
    '2차측 난방수',
    '온수 80℃',
    '온수 / Hot water',
    '증기 응축수',
    'water',
    'ＷＡＴＥＲ',
    'Cooling tower water',
    'CHW',
    'CWS',
    'DI water',
    'H₂O',
    'steam condensate',
    'District heating water',
    'tap water',
    '냉각수 5 bar',
    'fresh water',
    'Feed water',
    'boiler feed water',
    'BFW',
    'Demineralized water',
    'demineralised water',
    'deionized water',
    'pool water',
    'swimming pool water',
    'F.W.',
    'PCW',
    'jacket water',
    '청수',
    '초순수',
    '보급수',
    '급수',
    '보일러 급수',
    '수영장 보급수',
    '수영장 물',
    '순수',
    '탈염수',
    '지역난방 1차측',
    '지역난방수 2차측',
    '지역냉방',
    'District heating primary',
  ])('takes %j for water', (name) => {
    expect(known(name)).toEqual({ id: 'water' });
  });

  it.each([
    ['해수', 'seawater'],
    ['바닷물', 'seawater'],
    ['Sea water', 'seawater'],
    ['열매체유', 'thermal_oil'],
    ['열매유', 'thermal_oil'],
    ['Therminol 66', 'thermal_oil'],
    ['hot oil', 'thermal_oil'],
    ['윤활유', 'mineral_oil'],
    ['ISO VG 32', 'mineral_oil'],
    ['ISO VG46', 'mineral_oil'],
    ['VG 68', 'mineral_oil'],
    ['hydraulic oil ISO VG 46', 'mineral_oil'],
    ['유압작동유', 'mineral_oil'],
    ['유압 작동유 VG32', 'mineral_oil'],
    ['경유', 'diesel_oil'],
    ['diesel', 'diesel_oil'],
    ['Diesel fuel', 'diesel_oil'],
    ['디젤유', 'diesel_oil'],
    ['우유', 'milk'],
    ['whole milk', 'milk'],
    ['냉매', 'refrigerant'],
    ['R134a', 'refrigerant'],
    ['R-410A', 'refrigerant'],
    ['r 32', 'refrigerant'],
    ['R22', 'refrigerant'],
    ['R1234ze(E)', 'refrigerant'],
    ['HFC-134a', 'refrigerant'],
    ['R744', 'refrigerant'],
    ['CO₂', 'refrigerant'],
    ['냉매 R410A', 'refrigerant'],
    ['냉매가스', 'refrigerant'],
    ['R134a 증발', 'refrigerant'],
    ['R134a 10 bar', 'refrigerant'],
    ['NH3', 'ammonia'],
    ['암모니아', 'ammonia'],
    ['R717', 'ammonia'],
    ['암모니아 냉매', 'ammonia'],
    ['광유', 'mineral_oil'],
    ['유압유', 'mineral_oil'],
    ['lube oil', 'mineral_oil'],
    ['L.O.', 'mineral_oil'],
    ['공기', 'air'],
    ['compressed air', 'air'],
  ])('takes %j for %s', (name, id) => {
    expect(known(name)).toEqual({ id });
  });

  it.each([
    ['에틸렌글리콜 40%', 'ethylene_glycol', 40],
    ['에틸렌글리콜40%수용액', 'ethylene_glycol', 40],
    ['EG 30 vol%', 'ethylene_glycol', 30],
    ['EG 브라인 30%', 'ethylene_glycol', 30],
    ['Water / MEG 35 %', 'ethylene_glycol', 35],
    ['40 % ethylene glycol (vol)', 'ethylene_glycol', 40],
    ['EG 32,5%', 'ethylene_glycol', 32.5],
    ['PG 25 v/v %', 'propylene_glycol', 25],
    ['프로필렌 글리콜 30부피%', 'propylene_glycol', 30],
    ['EG 10%', 'ethylene_glycol', 10],
    ['PG60%', 'propylene_glycol', 60],
    ['EG 30', 'ethylene_glycol', 30],
    ['PG 25', 'propylene_glycol', 25],
  ])('takes %j for %s of %d per cent by volume', (name, id, percent) => {
    expect(known(name)).toEqual({ id, volumePercent: percent });
  });

  it.each([
    ['NaOH 20%', 'caustic_soda', 20, ['mass_percent']],
    ['가성소다 25 wt%', 'caustic_soda', 25, []],
    ['수산화나트륨 수용액 10%', 'caustic_soda', 10, ['mass_percent']],
    ['CaCl2 25%', 'calcium_chloride', 25, ['mass_percent']],
    ['염화칼슘 브라인 29 중량%', 'calcium_chloride', 29, []],
  ])('takes %j for %s of %d per cent by mass', (name, id, massPercent, notes) => {
    expect(recognizeFluid(name)).toEqual({ kind: 'known', fluid: { id, massPercent }, notes });
  });

  it('says when a per cent was taken as one by volume, or turned into one', () => {
    expect(recognizeFluid('EG 40%')).toMatchObject({ notes: ['by_volume'] });
    expect(recognizeFluid('EG 40 vol%')).toMatchObject({ notes: [] });
    expect(recognizeFluid('EG 40 wt%')).toMatchObject({ notes: ['by_mass'] });
    expect(recognizeFluid('PG 30 중량%')).toMatchObject({ notes: ['by_mass'] });
  });

  it('turns 32 per cent of ethylene glycol by mass into about 30 by volume', () => {
    expect(volumePercent('ethylene_glycol', 32)).toBeCloseTo(29.7, 1);
    expect(volumePercent('ethylene_glycol', 101)).toBeUndefined();
  });

  it.each([
    ['Steam 5 bar', 601_325],
    ['스팀 5K', 591_657.5],
    ['5 kgf/㎠G 증기', 591_657.5],
    ['포화증기(0.5MPa)', 601_325],
    ['steam 6 bara', 600_000],
    ['LP steam 3 bar', 401_325],
    ['저압증기 3K', 395_524.5],
    ['고압 증기 10 bar', 1_101_325],
    ['Steam 0.5 bara', 50_000],
    ['증기 0.5 bar abs', 50_000],
    ['Steam -0.5 barg', 51_325],
    ['증기 −380 mmHg', 50_662.5],
    ['LP-5 bar steam', 601_325],
  ])('takes %j for steam of %d Pa', (name, pressure) => {
    expect(known(name)).toEqual({ id: 'steam', pressure: expect.closeTo(pressure, 1) });
  });

  it.each([
    ['증기', 'pressure'],
    ['Steam', 'pressure'],
    ['steam 40 bar', 'pressure_range'],
    ['steam -1.2 barg', 'pressure_range'],
    ['EG', 'percent'],
    ['프로필렌글리콜', 'percent'],
    ['EG 61%', 'percent_range'],
    ['PG 5 vol%', 'percent_range'],
    ['LP steam', 'pressure'],
    ['NaOH', 'caustic_soda_percent'],
    ['NaOH 40%', 'caustic_soda_percent'],
    ['가성소다 20 vol%', 'caustic_soda_percent'],
    ['CaCl2 브라인', 'calcium_chloride_percent'],
    ['glycol', 'glycol'],
    ['부동액 30%', 'glycol'],
    ['브라인', 'brine'],
    ['오일', 'oil'],
    ['배가스', 'properties'],
  ])('asks back about %j: %s', (name, question) => {
    expect(recognizeFluid(name)).toMatchObject({ kind: 'ask', questions: [question] });
  });

  it.each([
    '폐수',
    'waste water',
    '오수',
    '소금물',
    '물엿',
    'water-based paint',
    'ammonia water',
    'water 30%',
    'compressed air 7 bar',
    'DEG 30%',
    'CO2 gas',
    '암모니아수',
    '암모니아 수용액',
    'Water / R134a',
    'oat milk',
    'skim milk',
    '두유',
    '원유',
    'biodiesel',
    '바이오디젤',
    'diesel engine oil',
    'PAO ISO VG 46',
    '소화수 배관',
    '긴급수',
    'milk 3%',
    'evaporating water',
    'caustic potash',
    '물/증기',
    'Therminol 55',
    'fuel oil',
    'Water / Oil',
    '수소',
    '수은',
    '%',
    '?',
    '40%',
    '중유',
  ])('does not guess what %j is', (name) => {
    expect(recognizeFluid(name)).toEqual({ kind: 'unknown' });
  });

  it('finds nothing in a blank', () => {
    expect([recognizeFluid(''), recognizeFluid(' \u3000 ')]).toEqual([{ kind: 'blank' }, { kind: 'blank' }]);
  });
});
