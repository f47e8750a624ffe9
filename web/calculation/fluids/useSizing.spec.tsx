/** @jest-environment jsdom */
import { cleanup, renderHook, waitFor } from '@testing-library/react';

import { useSizing } from './useSizing';

const request = {
  tempUnit: '°C',
  tempOutUnit: '°C',
  hotFluidName: 'water',
  coldFluidName: 'water',
  heatDuty: '500 kW',
  hotTempIn: '80',
  hotTempOut: '60',
  coldTempIn: '50',
  coldTempOut: '70',
};

describe('useSizing', () => {
  afterEach(cleanup);

  it('works plates out once for the same values, wherever they are shown', () => {
    const [panel, line] = [renderHook(() => useSizing(request)), renderHook(() => useSizing(request))];
    expect(panel.result.current.sizing.status).toBe('shown');
    expect(line.result.current.sizing).toBe(panel.result.current.sizing);
  });

  it('works them out again once the other fluids are known', async () => {
    const glycol = { ...request, coldFluidName: 'EG 30 vol%' };
    const { result } = renderHook(() => useSizing(glycol));
    expect(result.current.sizing).toMatchObject({ status: 'hidden' });
    await waitFor(() => expect(result.current.sizing.status).toBe('shown'));
    expect(result.current.isWaiting).toBe(false);
  });
});
