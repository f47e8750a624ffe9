type Menubar<T> = { links: readonly T[]; triggers: readonly T[]; trigger: T | null; focused: unknown };

/**
 * Finds the next focus for an arrow, Home or End key in the header's menus: up and down through the open list (up from
 * its first link to its button), left and right from button to button, around at the ends.
 */
export function stepTo<T>(key: string, { links, triggers, trigger, focused }: Menubar<T>): T | null | undefined {
  const link = links.findIndex((each) => each === focused);
  const isInList = link >= 0;
  const own = triggers.findIndex((each) => each === trigger);
  if (key === 'ArrowDown') return links[(link + 1) % links.length];
  if (key === 'ArrowUp' && isInList) return link === 0 ? trigger : links[link - 1];
  if (key === 'ArrowRight') return triggers[(own + 1) % triggers.length];
  if (key === 'ArrowLeft') return triggers.at(own - 1);
  if (key === 'Home') return isInList ? links[0] : triggers[0];
  if (key === 'End') return (isInList ? links : triggers).at(-1);
  return undefined;
}
