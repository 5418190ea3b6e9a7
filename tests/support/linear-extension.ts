import type { Chain, ChainStep } from '#shared/domain/simulators/kernel/chain.ts';

/** An order of steps that the chain allows, drawn by the generator: any step that waits for nothing may be next. */
export function linearExtension<Step extends ChainStep>(
  chain: readonly Step[] & Chain,
  random: () => number,
): Step[] {
  const left = [...chain];
  const order: Step[] = [];
  while (left.length > 0) {
    const ready = left.filter(
      (step) => !step.after.some((id) => left.some((one) => one.id === id)),
    );
    const next = ready[Math.floor(random() * ready.length)];
    if (!next) throw new Error('the chain has a cycle');
    order.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return order;
}
