import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense } from 'react';

/**
 * A component whose code comes when it is first shown. Code that does not come leaves `missing` in its place: the form
 * around it has to go on working.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: ReactNode = null,
  missing: ReactNode = null,
): (props: Props) => ReactNode {
  const loaded = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => missing };
    }
  };
  // `lazy` hides which props a component takes.
  const Deferred = lazy(loaded) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={loading}>
      <Deferred {...props} />
    </Suspense>
  );
}
