/** One page of a list in the shape of every list reply. */
export const pageOf = <T>(all: readonly T[], page: number, size: number) => ({
  content: all.slice(page * size, (page + 1) * size),
  page,
  size,
  totalElements: all.length,
  nextCursor: null,
});
