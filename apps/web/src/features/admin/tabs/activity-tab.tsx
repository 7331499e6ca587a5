import type { ActivityLogEntry } from '@kwiq/contracts'
import { formatMoment } from '../../../shared/format-date.ts'
import { texts } from '../texts.ts'
import { useActivity } from '../use-admin.ts'
import { type Column, PagedTable } from '../paged-table.tsx'

/** Characters of an id that are shown. */
const shownId = 8

const { activity: heads } = texts

const columns: readonly Column<ActivityLogEntry>[] = [
  { head: heads.action, className: 'b', cell: ({ action }) => action },
  { head: heads.resource, cell: resourceOf },
  { head: heads.user, cell: ({ userId }) => userId?.slice(0, shownId) ?? texts.notApplicable },
  { head: heads.time, className: 't2 num', cell: ({ createdAt }) => formatMoment(createdAt) },
]

/** Who changed what, newest first. */
export function ActivityTab() {
  const pages = useActivity()
  return (
    <PagedTable
      className="tall"
      label={texts.tabs.activity}
      pages={pages}
      columns={columns}
      empty={texts.noActivity}
    />
  )
}

function resourceOf({ resourceType, resourceId }: ActivityLogEntry): string {
  return resourceType && resourceId ? `${resourceType} ${resourceId.slice(0, shownId)}` : texts.notApplicable
}
