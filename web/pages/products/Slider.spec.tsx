/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { Slider } from './Slider';

const label = 'Ball tanks';
const slides = ['first', 'second'].map((id) => ({ id, content: <p>{id}</p> }));
const shown = () => screen.getAllByText(/first|second/).filter((slide) => !slide.closest('[inert]'));

describe('Slider', () => {
  beforeEach(() => {
    Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) });
    render(
      <MemoryRouter initialEntries={['/en/products']}>
        <Slider label={label} slides={slides} />
      </MemoryRouter>,
    );
  });

  afterEach(cleanup);

  it('wraps around in both directions, with one slide in reach at a time', async () => {
    expect(shown().map((slide) => slide.textContent)).toEqual(['first']);
    await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(shown().map((slide) => slide.textContent)).toEqual(['second']);
    await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(shown().map((slide) => slide.textContent)).toEqual(['first']);
  });

  it('follows the arrow keys once the focus is in it', async () => {
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown().map((slide) => slide.textContent)).toEqual(['first']);
    act(() => screen.getByRole('button', { name: 'Next slide' }).focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown().map((slide) => slide.textContent)).toEqual(['second']);
    await userEvent.keyboard('{ArrowRight}');
    expect(shown().map((slide) => slide.textContent)).toEqual(['first']);
  });
});
