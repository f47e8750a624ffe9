import { deliveriesOf } from './spreadsheet';

const columns =
  'month,site_ko,site_en,kind,use_ko,use_en,product,duty_kw,hot_in,hot_out,cold_in,cold_out,area_m2,volume_m3,pressure_kg_cm2,quantity,region';
const line = '2024-05,제철소,Steelworks,steel,냉각,"Mold, cooling",heat-exchanger,8200,45,38,32,37,262,,10,3,ulsan';
const read = (changed: string) => deliveriesOf(`\uFEFF${columns}\r\n${changed}\r\n\r\n`, { steel: {} });

describe('the spreadsheet of deliveries', () => {
  it('is read as Excel saves it, with a mark at its start, quotes and an empty line', () => {
    expect(read(line)).toEqual([
      expect.objectContaining({
        month: '2024-05',
        use: { ko: '냉각', en: 'Mold, cooling' },
        duty: 8200,
        hot: [45, 38],
        volume: undefined,
        quantity: 3,
      }),
    ]);
  });

  it.each([
    ['heat-exchanger', 'heat-exchangers', 'line 2: product is unknown: heat-exchangers'],
    ['steel', 'toString', 'line 2: kind is unknown: toString'],
    ['ulsan', 'Ulsan', 'line 2: region is unknown: Ulsan'],
    ['8200', '8,2k', 'line 2: Too many fields'],
    ['8200', '8.2k', 'line 2: duty_kw is no number: 8.2k'],
    ['제철소', ' ', 'line 2: site_ko is empty'],
  ])('is refused with %s written as %s', (right, wrong, message) => {
    expect(() => read(line.replace(right, wrong))).toThrow(message);
  });
});
