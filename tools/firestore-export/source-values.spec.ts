import { sourceValue } from './source-values.js';

const moment = new Date('2021-03-02T01:15:30.250Z');
const [seconds, nanoseconds] = [moment.getTime() / 1000 - 0.25, 250_999_999];

describe('a value of JSON', () => {
  it.each([
    [{ _seconds: seconds, _nanoseconds: nanoseconds }],
    [{ seconds, nanoseconds }],
    [{ type: 'firestore/timestamp/1.0', seconds, nanoseconds }],
    [{ __datatype__: 'timestamp', value: { _seconds: seconds, _nanoseconds: nanoseconds } }],
  ])('is a moment: %j', (value) => {
    expect(sourceValue(value)).toEqual(moment);
  });

  it.each([
    [{ _seconds: '1', _nanoseconds: 0 }],
    [{ _seconds: 1.5, _nanoseconds: 0 }],
    [{ _seconds: 1, _nanoseconds: 1e9 }],
    [{ _seconds: 1, _nanoseconds: -1 }],
    [{ _seconds: 1e15, _nanoseconds: 0 }],
    [{ _seconds: 1 }],
    [{ _seconds: 1, _nanoseconds: 0, more: 1 }],
    [{ __datatype__: 'other', value: 1 }],
    [{ type: 'Buffer', data: [256] }],
    [{ latitude: '1', longitude: 2 }],
    [{ _path: { segments: [1] } }],
  ])('stays a map: %j', (value) => {
    expect(sourceValue(value)).toEqual(value);
  });

  it.each([
    ['a place', { _latitude: 37.5, _longitude: 127 }, { latitude: 37.5, longitude: 127 }],
    [
      'a place with its kind',
      { __datatype__: 'geopoint', value: { _latitude: 1, _longitude: 2 } },
      { latitude: 1, longitude: 2 },
    ],
    ['a reference', { __datatype__: 'documentReference', value: 'posts/a' }, 'posts/a'],
    ['a printed reference', { _path: { segments: ['posts', 'a'] }, _converter: {} }, 'posts/a'],
    ['printed bytes', { type: 'Buffer', data: [1, 255] }, Uint8Array.of(1, 255)],
    ['bytes with their kind', { __datatype__: 'bytes', value: 'Af8=' }, Uint8Array.of(1, 255)],
    ['a text that looks like a moment', '2021-03-02T01:15:30.250Z', '2021-03-02T01:15:30.250Z'],
    ['a list', [1, null, { seconds: 0, nanoseconds: 0 }], [1, null, new Date(0)]],
    ['a map', { a: { b: [true] } }, { a: { b: [true] } }],
  ])('is %s', (_, value, expected) => {
    expect(sourceValue(value)).toEqual(expected);
  });
});
