/** Longest list that is loaded as a whole: what is chosen from must be searchable at once. */
const mostPages = 20;

interface Page<Row> {
  content: Row[];
  totalElements?: number | undefined;
}

/** All rows of a list whose pages hold a hundred. */
export async function loadAll<Row>(
  loadPage: (query: { page: string; size: string }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const { content, totalElements = 0 } = await loadPage({ page: String(page), size: '100' });
    rows.push(...content);
    if (content.length === 0 || rows.length >= totalElements) break;
  }
  return rows;
}
