import { programOf } from './temperature-program.js';
import { thermalLength } from './thermal-length.js';

describe('thermal length', () => {
  it('is the change of a side over the LMTD, the greater one the number of transfer units', () => {
    const program = programOf({ hotIn: 115, hotOut: 55, coldIn: 45, coldOut: 80 });
    const mean = program?.lmtd ?? NaN;
    expect(thermalLength(115, 55, mean)).toBeCloseTo(60 / mean, 12);
    expect(thermalLength(45, 80, mean)).toBeCloseTo(35 / mean, 12);
    expect(program?.ntu).toBeCloseTo(thermalLength(115, 55, mean) ?? NaN, 12);
  });

  it('does not exist without both temperatures or a mean difference', () => {
    expect([thermalLength(undefined, 55, 20), thermalLength(90, NaN, 20), thermalLength(90, 60, 0)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
