// oxlint-disable-next-line no-restricted-imports -- the two lists have to be one
import { builtInCertificates as onServer } from '@shared/certificates/built-in';

import { builtInCertificates } from './builtIn';

describe('the built-in certificates', () => {
  it('are the same for the page and for the server', () => {
    expect(builtInCertificates.map(({ title: _title, ...stored }) => stored)).toEqual(onServer);
  });
});
