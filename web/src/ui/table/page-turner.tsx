import { Pagination } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ListState } from './use-list-params.ts';

interface PageTurnerProps {
  list: ListState;
  /** From 0. */
  page: number;
  pages: number;
}

/** The way to the other pages of a list. */
export function PageTurner({ list, page, pages }: PageTurnerProps) {
  const { t } = useTranslation('table');
  return (
    <Pagination
      total={pages}
      value={page + 1}
      onChange={(value) => list.change({ page: value - 1 })}
      size="md"
      siblings={1}
      getItemProps={(value) => ({ 'aria-label': t('page', { page: value }) })}
      getControlProps={(control) => ({
        'aria-label': t(control === 'previous' ? 'previous' : 'next'),
      })}
    />
  );
}
