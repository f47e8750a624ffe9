/** @jest-environment jsdom */
import { jest } from '@jest/globals';

import { keepInTab, readTab } from './tabStorage';

describe('the tab', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('keeps a value until it is removed', () => {
    keepInTab('note', { text: 'two units' });
    expect(readTab('note')).toEqual({ text: 'two units' });
    keepInTab('note', undefined);
    expect(readTab('note')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('has nothing where something else was written', () => {
    sessionStorage.setItem('note', '{');
    expect(readTab('note')).toBeNull();
  });

  it('remembers as long as the page lives where storage is full or switched off', () => {
    keepInTab('note', 'old');
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    keepInTab('note', 'new');
    expect(readTab('note')).toBe('new');
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(readTab('note')).toBe('new');
    keepInTab('note', undefined);
    expect(readTab('note')).toBeNull();
  });
});
