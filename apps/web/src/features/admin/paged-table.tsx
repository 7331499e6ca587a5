import { classes } from '@kwiq/ui'
import type { ReactNode } from 'react'
import { ShowMore, type ShowMoreProps } from './show-more.tsx'
import { Loaded, type LoadedProps } from './tabs/loaded.tsx'
import { ScrollRegion } from './tabs/scroll-region.tsx'

/** One column of a table. */
export interface Column<Row> {
  head: string
  /** The heading is for assistive technology alone. */
  isHeadHidden?: boolean
  isRight?: boolean
  /** Classes of its cells. */
  className?: string
  cell: (row: Row) => ReactNode
}

interface PagedTableProps<Row> {
  label: string
  pages: LoadedProps<Row>['query'] & ShowMoreProps['pages']
  columns: readonly Column<Row>[]
  /** What is said where nothing is. */
  empty: string
  /** `tall`: scrolls by itself past a height. */
  className?: string
}

/** A list of the administration that is read page by page, as a table with a way to the next page. */
export function PagedTable<Row extends { id: string }>({
  label,
  pages,
  columns,
  empty,
  className,
}: PagedTableProps<Row>) {
  return (
    <Loaded query={pages} empty={empty}>
      {(rows) => (
        <ScrollRegion className={className} label={label}>
          <table className="tbl">
            <thead>
              <tr>
                {columns.map(({ head, isHeadHidden, isRight }) => (
                  <th key={head} className={classes(isRight && 'r')}>
                    {isHeadHidden ? <span className="sr">{head}</span> : head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  {columns.map((column) => (
                    <td key={column.head} className={classes(column.isRight && 'r', column.className)}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <ShowMore pages={pages} />
        </ScrollRegion>
      )}
    </Loaded>
  )
}
