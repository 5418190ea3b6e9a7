import { type ComponentType, createElement, lazy } from 'react';

/** How to make each part that failed to load ask for its file anew. */
const failures = new Set<() => void>();

/**
 * A component in a file of its own. React keeps a failed load for ever; this one asks again once a
 * boundary has shown what stands in for it and the part is rendered anew.
 */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: pick(await load()) };
      } catch (error) {
        failures.add(renew);
        throw error;
      }
    }) as unknown as ComponentType<Props>;
  let current = attempt();
  const renew = () => {
    current = attempt();
  };
  return (props) => createElement(current, props);
}

/**
 * Lets every part that failed be asked for again; answers whether there was any. Called by the boundary
 * that caught the failure: any earlier, and React would go on asking without end.
 */
export function forgetFailedParts(): boolean {
  const any = failures.size > 0;
  for (const renew of failures) renew();
  failures.clear();
  return any;
}
