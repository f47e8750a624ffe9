type Viewport = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

/** px of the window's lower edge under an on-screen keyboard. A page that is zoomed in shows less of itself, too. */
export function keyboardHeight(windowHeight: number, { height, offsetTop, scale }: Viewport): number {
  return scale > 1 ? 0 : Math.max(0, Math.round(windowHeight - height - offsetTop));
}
