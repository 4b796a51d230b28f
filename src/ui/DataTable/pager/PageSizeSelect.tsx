import { Select } from '@mantine/core'
import { PAGE_SIZES, type PageSize } from '../view/tableView.ts'
import { pagerWords } from '../words.ts'
import classes from './Pager.module.css'

export interface PageSizeSelectProps {
  limit: PageSize
  onLimit(limit: PageSize): void
}

/** Chooses how many rows a page has. */
export const PageSizeSelect = ({ limit, onLimit }: PageSizeSelectProps) => (
  <Select
    size="xs"
    aria-label={pagerWords.rowsPerPage}
    data={PAGE_SIZES.map(String)}
    value={String(limit)}
    allowDeselect={false}
    onChange={(value) => onLimit(PAGE_SIZES.find((size) => String(size) === value) ?? limit)}
    comboboxProps={{ width: 72, position: 'top' }}
    classNames={{ input: classes.sizes }}
  />
)
