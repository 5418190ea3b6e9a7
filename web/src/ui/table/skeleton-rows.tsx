import { Skeleton } from '@mantine/core';

const widths = ['62%', '48%', '70%', '40%', '56%'] as const;

/** Rows that are on their way. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart
    <tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart
        <td key={column}>
          <Skeleton height={12} width={widths[(row + column) % widths.length] ?? '50%'} my={5} />
        </td>
      ))}
    </tr>
  ));
}
