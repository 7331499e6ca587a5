import type { ActivityLogEntry } from '@kwiq/contracts'
import { formatMoment } from '../../../shared/format-date.ts'
import { texts } from '../texts.ts'
import { useActivity } from '../use-admin.ts'
import { ShowMore } from '../show-more.tsx'
import { Loaded } from './loaded.tsx'
import { ScrollRegion } from './scroll-region.tsx'

/** Characters of an id that are shown. */
const shownId = 8

export function ActivityTab() {
  const pages = useActivity()
  return (
    <Loaded query={pages} empty={texts.noActivity}>
      {(entries) => (
        <ScrollRegion className="tall" label={texts.tabs.activity}>
          <table className="tbl">
            <thead>
              <tr>
                <th>{texts.activity.action}</th>
                <th>{texts.activity.resource}</th>
                <th>{texts.activity.user}</th>
                <th>{texts.activity.time}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.id}>
                  <td className="b">{entry.action}</td>
                  <td>{resourceOf(entry)}</td>
                  <td>{entry.userId?.slice(0, shownId) ?? texts.notApplicable}</td>
                  <td className="t2 num">{formatMoment(entry.createdAt)}</td>
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

function resourceOf({ resourceType, resourceId }: ActivityLogEntry): string {
  return resourceType && resourceId ? `${resourceType} ${resourceId.slice(0, shownId)}` : texts.notApplicable
}
