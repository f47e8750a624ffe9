import { createSlice } from '@reduxjs/toolkit';

/** Whether the floating quick menu is minimized; outlives the page the visitor is on. */
export const quickMenuSlice = createSlice({
  name: 'quickMenu',
  initialState: { isMinimized: false },
  reducers: {
    toggled: (state) => {
      state.isMinimized = !state.isMinimized;
    },
  },
  selectors: { selectIsMinimized: (state) => state.isMinimized },
});
