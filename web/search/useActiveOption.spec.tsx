/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { useSingleSteps } from '@/components/fields/useSingleSteps';

import { optionId } from './SearchOptions';
import { useActiveOption } from './useActiveOption';

const followed: number[] = [];

/** A box with a list of four, as the search has it. */
function List() {
  const [words, setWords] = useState('열교환');
  const { active, onKeyDown } = useActiveOption('list', words, 4, true);
  return (
    <div {...useSingleSteps()}>
      <input value={words} onChange={({ target }) => setWords(target.value)} onKeyDown={onKeyDown} />
      {[0, 1, 2, 3].map((place) => (
        <button
          type="button"
          key={place}
          id={optionId('list', place)}
          aria-pressed={place === active}
          onClick={() => void followed.push(place)}
        >
          {place}
        </button>
      ))}
    </div>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const marked = () => screen.getByRole('button', { pressed: true }).textContent;

/** Key events of browsers: as part of the syllable, or plain. */
const composed = (key: string, isComposing = true) => fireEvent.keyDown(box(), { key, isComposing, keyCode: 229 });
const plain = (key: string) => fireEvent.keyDown(box(), { key });
const release = (key: string) => fireEvent.keyUp(box(), { key });

/** The end of a syllable; Safari takes it out and puts it in again. */
function endSyllable() {
  fireEvent.change(box(), { target: { value: '열교환' } });
  fireEvent.change(box(), { target: { value: '열교환기' } });
  fireEvent.compositionEnd(box(), { data: '기' });
}

describe('a key pressed while a syllable is being composed', () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });
  beforeEach(() => {
    followed.length = 0;
    render(<List />);
    fireEvent.change(box(), { target: { value: '열교환기' } });
  });
  afterEach(cleanup);

  it('moves the mark by one where it comes twice', () => {
    composed('ArrowDown');
    endSyllable();
    plain('ArrowDown');
    release('ArrowDown');
    expect(marked()).toBe('1');
    plain('ArrowDown');
    expect(marked()).toBe('2');
    expect(box().value).toBe('열교환기');
  });

  it('moves the mark by one where it comes once, and the next press by one more', () => {
    composed('ArrowDown');
    endSyllable();
    expect(marked()).toBe('1');
    release('ArrowDown');
    plain('ArrowDown');
    expect(marked()).toBe('2');
    plain('Enter');
    expect(followed).toEqual([2]);
  });

  it('moves the mark where the system names it by its place alone', () => {
    fireEvent.keyDown(box(), { key: 'Process', code: 'End', isComposing: true, keyCode: 229 });
    expect(marked()).toBe('3');
  });

  it('follows nothing where it is the Enter that ends the syllable', () => {
    composed('Enter');
    endSyllable();
    composed('Enter', false); // Safari sends it behind the end
    expect(followed).toEqual([]);
    plain('Enter');
    expect(followed).toEqual([0]);
  });
});
