import { designProofs, offeredAreas, proofOf, sharesOf } from './designs.js';
import type { Share } from './designs.js';
import { formulaProofs } from './formulas.js';
import { PLANT_TOLERANCE, plantProofs, worstOf } from './plant.js';
import { publishedDesigns } from './published-designs.js';

const { answered, unanswered } = designProofs();
const shares = sharesOf(answered);
const ratio = ({ inside, of }: Share) => inside / of;

describe('published values of correlations', () => {
  it('are 84, and each is ours to 1 in 10⁹ or to its last digit', () => {
    const all = formulaProofs();
    expect(all).toHaveLength(84);
    expect(all.filter(({ isInside }) => !isInside)).toEqual([]);
  });
});

describe('published designs', () => {
  it('lie within a band of area whose ends are 2 apart at most, 95 of 100', () => {
    expect(answered.length).toBeGreaterThanOrEqual(50);
    expect(Math.max(...answered.map(({ area }) => area.to / area.from))).toBeLessThanOrEqual(2 + 1e-9);
    expect(ratio(shares.area)).toBeGreaterThanOrEqual(0.95);
    expect(answered.filter(({ area }) => !area.isInside).map(({ design }) => design.name)).toEqual([
      'M10-MFM',
      'TI116-255',
    ]);
  });

  it('lose as much pressure on each side, 85 of 100, and where it was not given, too', () => {
    for (const share of [shares.hot, shares.cold, shares.free]) expect(ratio(share)).toBeGreaterThanOrEqual(0.85);
    expect(shares.free.of).toBeGreaterThanOrEqual(40);
  });

  it('lie within the band of area five of six with each side’s own pressure drop, which leaves less room on one', () => {
    const own = publishedDesigns.map((design) => proofOf(design, design.drops));
    const inside = own.filter((proof) => 'area' in proof && proof.area.isInside);
    expect(inside.length / answered.length).toBeGreaterThan(5 / 6);
  });

  it('of a dealer, 500 kW, would be above the band with the area a plate of another source, as its reason says', () => {
    const temperatures = [80, 60, 50, 70] as const;
    const drops = { hot: 28, cold: 28 };
    const proof = proofOf({ name: 'SWEP-500', source: 'rse', duty: 500, temperatures, area: 9.2, drops });
    expect('area' in proof && proof.area.to).toBeLessThan(9.2);
  });

  it('of milk have Reynolds numbers below those of the correlations: nothing is said of them', () => {
    expect(unanswered.map(({ reason }) => reason)).toEqual(Array.from({ length: 7 }, () => 'outside_validity'));
    expect(unanswered.every(({ design }) => design.fluids?.hot?.name === 'milk')).toBe(true);
  });

  it('offered for one duty as 200, 150 and 100 m²: the first is inside, the last is not', () => {
    const [first, , last] = offeredAreas()?.offers ?? [];
    expect([first, last]).toEqual([
      { area: 200, isInside: true },
      { area: 100, isInside: false },
    ]);
  });
});

describe('a plant’s thirteen points', () => {
  const { clean, points, left } = plantProofs();

  it('have their outlets within 3 K with one share of the conductance, taken from the first', () => {
    expect(points).toHaveLength(13);
    expect(left).toBeGreaterThan(0.3);
    expect(left).toBeLessThan(0.6);
    expect(worstOf(points)).toBeLessThanOrEqual(PLANT_TOLERANCE);
  });

  it('do not when clean and evenly fed, which the page says', () => {
    expect(worstOf(clean)).toBeGreaterThan(PLANT_TOLERANCE);
  });
});
