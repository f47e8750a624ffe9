import { recordOf } from '../../words/records.js';
import { productIds } from '../../questionnaire/product-ids.js';
import { productNames } from '../../questionnaire/products.text.js';
import { document } from '../fields/document.js';
import { choice, figure, group, line, lines, list, optional, picture } from '../fields/fields.js';

const celsius = { least: -273, most: 2000, unit: '℃' };
const squareMetres = { least: 0, most: 1_000_000, unit: 'm²', decimals: 1 };
const pressure = { least: 0, most: 10_000, decimals: 1 };

/** Content of one product family. Its name and its id belong to the code: requests and links carry them. */
export const productFields = {
  summary: line({ ko: '한 문장 소개', en: 'In one sentence' }, 240, {
    hint: {
      ko: '카드와 사이트 검색, 검색 엔진에 함께 쓰입니다.',
      en: 'Also shown on cards, in the site search and by search engines.',
    },
  }),
  description: lines({ ko: '구조와 원리', en: 'Design and principle' }, 900, { most: 8 }),
  pictures: list(
    { ko: '사진', en: 'Pictures' },
    { picture: picture({ ko: '사진', en: 'Picture' }, 'card') },
    { least: 1, most: 8, entry: { ko: '사진', en: 'Picture' } },
  ),
  advantages: list(
    { ko: '특장점', en: 'Advantages' },
    { title: line({ ko: '제목', en: 'Title' }, 60), detail: line({ ko: '설명', en: 'Detail' }, 400) },
    { least: 1, most: 10, entry: { ko: '특장점', en: 'Advantage' } },
  ),
  choosing: line({ ko: '선정할 때', en: 'When to choose it' }, 900),
  limits: group(
    { ko: '설계 한계', en: 'Design limits' },
    {
      pressure: optional(
        group(
          { ko: '최고 설계압력', en: 'Highest design pressure' },
          {
            design: figure({ ko: '설계압력', en: 'Design pressure' }, pressure),
            test: optional(figure({ ko: '시험압력', en: 'Test pressure' }, { ...pressure, notBelow: ['design'] })),
            unit: choice(
              { ko: '단위', en: 'Unit' },
              { 'kg/cm²': { ko: 'kg/cm²', en: 'kg/cm²' }, 'bar(g)': { ko: 'bar(g)', en: 'bar(g)' } },
            ),
            side: optional(
              line(
                { ko: '한쪽에만 적용되면 어느 쪽인지 (예: 튜브측)', en: 'Which side, if it applies to one only' },
                40,
              ),
            ),
          },
        ),
      ),
      temperature: optional(
        group(
          { ko: '설계온도', en: 'Design temperature' },
          {
            min: optional(figure({ ko: '최저', en: 'Lowest' }, celsius)),
            maxFrom: optional(
              figure(
                {
                  ko: '최고 온도가 재질에 따라 다르면, 그중 낮은 값',
                  en: 'Maximum: lowest value, if it depends on the material',
                },
                { ...celsius, notBelow: ['min'] },
              ),
            ),
            max: figure({ ko: '최고', en: 'Highest' }, { ...celsius, notBelow: ['min', 'maxFrom'] }),
          },
        ),
      ),
      area: optional(
        group(
          { ko: '전열면적', en: 'Heat transfer area' },
          {
            min: figure({ ko: '최소', en: 'From' }, squareMetres),
            max: figure({ ko: '최대', en: 'To' }, { ...squareMetres, notBelow: ['min'] }),
          },
        ),
      ),
      pressureBand: optional(
        figure(
          { ko: '압력 유지 폭 (±)', en: 'Pressure held within (±)' },
          { least: 0, most: 100, unit: 'bar', decimals: 2 },
        ),
      ),
    },
    {
      hint: {
        ko: '글에 {pressure}라고 쓰시면 이 최고 설계압력이 들어갑니다. {test}는 시험압력, {temperature}는 설계온도, {highest}는 최고 온도, {area}는 전열면적, {band}는 압력 유지 폭입니다.',
        en: 'Write {pressure} in a text for the highest design pressure given here. {test} is the test pressure, {temperature} the design temperature, {highest} the highest one, {area} the heat transfer area, {band} the pressure held within.',
      },
    },
  ),
  specification: list(
    { ko: '표준사양', en: 'Standard specification' },
    { label: line({ ko: '항목', en: 'Item' }, 40), value: line({ ko: '내용', en: 'Value' }, 300) },
    { least: 1, most: 20, entry: { ko: '항목', en: 'Item' } },
  ),
  applications: lines({ ko: '적용 분야', en: 'Applications' }, 120, { most: 20 }),
  customers: optional(lines({ ko: '주요 고객', en: 'Principal customers' }, 80, { most: 20 })),
} as const;

/** The document of each product family, by its id, in their order. */
export const families = recordOf(
  productIds.map((id) => [id, document({ title: productNames[id], path: `/products/${id}`, fields: productFields })]),
);
