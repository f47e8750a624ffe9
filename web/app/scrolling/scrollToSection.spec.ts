/** @jest-environment jsdom */
import { jest } from '@jest/globals';

import { scrollToSection } from './scrollToSection';

describe('scrollToSection', () => {
  const scrollTo = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = '';
    scrollTo.mockClear();
    Object.assign(window, { scrollTo, matchMedia: () => ({ matches: false }) });
  });
  afterEach(() => jest.useRealTimers());

  const render = (id: string, top: number) => {
    const section = document.createElement('section');
    section.id = id;
    section.getBoundingClientRect = () => ({ top }) as DOMRect; // the only measure that is read
    document.body.append(section);
    return section;
  };

  it('leaves 130 px above the section and moves the focus there', () => {
    const section = render('online-quote', 900);
    scrollToSection('online-quote');
    expect(scrollTo).toHaveBeenCalledWith({ top: 770, behavior: 'smooth' });
    expect(document.activeElement).toBe(section);
  });

  it.each(['input', 'button', 'a'] as const)('leaves a visitor alone who uses %s in the section already', (tag) => {
    const section = render('calculator', 900);
    const control = section.appendChild(document.createElement(tag));
    control.tabIndex = 0;
    control.focus();
    scrollToSection('calculator');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(control);
  });

  it('follows a link that stands in the section it leads to', () => {
    const section = render('calculator', 900);
    const link = section.appendChild(document.createElement('a'));
    link.tabIndex = 0;
    link.focus();
    scrollToSection('calculator', link);
    expect(document.activeElement).toBe(section);
  });

  /** Once those who watch the page know. */
  const renderLate = async () => {
    jest.advanceTimersByTime(60_000);
    render('late', 500);
    await Promise.resolve();
  };

  it('waits for a section that is rendered later, however long', async () => {
    scrollToSection('late');
    await renderLate();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('stops waiting when told to', async () => {
    const giveUp = scrollToSection('late');
    giveUp();
    await renderLate();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it.each([new Event('wheel'), new Event('touchstart'), new KeyboardEvent('keydown', { key: 'PageDown' })])(
    'stops waiting when the visitor moves: $type',
    async (event) => {
      scrollToSection('late');
      window.dispatchEvent(event);
      await renderLate();
      expect(scrollTo).not.toHaveBeenCalled();
    },
  );

  it('waits on while a modifier key is pressed', async () => {
    scrollToSection('late', null, 500);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    await renderLate();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});
