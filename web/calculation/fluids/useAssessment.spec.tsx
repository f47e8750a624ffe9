/** @jest-environment jsdom */
import { cleanup, renderHook, waitFor } from '@testing-library/react';

import { useAssessment } from './useAssessment';

describe('useAssessment', () => {
  afterEach(cleanup);

  it('loads the fluids that a name other than one of water asks for, and assesses again', async () => {
    const { result, rerender } = renderHook(({ name }) => useAssessment({ hotFluidName: name }), {
      initialProps: { name: '온수' },
    });
    expect(result.current.found.sides.hot.fluid).toEqual({ id: 'water' });
    rerender({ name: 'EG 30 vol%' });
    expect(result.current.isWaiting).toBe(true);
    await waitFor(() =>
      expect(result.current.found.sides.hot.fluid).toEqual({ id: 'ethylene_glycol', volumePercent: 30 }),
    );
    rerender({ name: '증기 5 bar' });
    expect(result.current.isWaiting).toBe(true);
    await waitFor(() => expect(result.current.found.sides.hot.fluid?.id).toBe('steam'));
    rerender({ name: 'something' });
    expect(result.current.found.sides.hot.name).toEqual({ kind: 'unknown' });
    expect(result.current.isWaiting).toBe(false);
  });
});
