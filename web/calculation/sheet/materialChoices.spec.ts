import { gaskets } from '@shared/calculation/checks/materials';
import { gasketMaterials, plateMaterials } from '@shared/calculation/request.types';

import { languages } from '@/lib/locale';

import { materialChoicesOf } from './materialChoices.text';

const [plateMaterial, gasketMaterial] = [materialChoicesOf('plateMaterial'), materialChoicesOf('gasketMaterial')];

describe('materialChoices', () => {
  it('send the materials of the questionnaire, or nothing', () => {
    expect(plateMaterial.map(({ value }) => value)).toEqual(['', ...plateMaterials]);
    expect(gasketMaterial.map(({ value }) => value)).toEqual(['', ...gasketMaterials]);
  });

  it('say how hot each gasket may be for good, and how cold where that is known', () => {
    for (const { id, lowest, continuous } of gaskets) {
      const { label } = gasketMaterial.find(({ value }) => value === id) ?? {};
      for (const language of languages) {
        const least = lowest === undefined ? '' : `−${-lowest}`;
        expect(label?.[language]).toMatch(new RegExp(`^${id} \\(${least}.*${continuous} (?:°C|℃)\\)$`));
      }
    }
    expect(gasketMaterial.find(({ value }) => value === 'EPDM')?.label.en).toBe('EPDM (−25 to 150 °C)');
  });

  it('say what each plate is for, and show 254 SMO by its own name', () => {
    for (const { label } of plateMaterial.slice(1)) {
      expect(label.ko).toMatch(/^[\w ]+: .*[가-힣]/);
      expect(label.en).toMatch(/^[\w ]+: [a-z]/);
    }
    expect(plateMaterial.find(({ value }) => value === 'SM0254')?.label.en).toMatch(/^254 SMO: /);
  });
});
