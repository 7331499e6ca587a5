import { RecentBuilds } from '../../features/builds/recent-builds.tsx'
import { DashboardPage } from '../../features/projects/dashboard-page.tsx'
import type { DashboardSlots } from '../../features/projects/dashboard-slots.ts'
import { ShareLinkRow } from '../../features/preview/share-link-row.tsx'
import { ShareButton } from '../../features/sharing/share-button.tsx'
import { ShareDialog } from '../../features/sharing/share-dialog.tsx'
import { PublishDialog } from '../../features/templates/publish-dialog.tsx'
import { DeferredTransfers } from '../../features/transfer/deferred-transfers.tsx'
import { ImportButton } from '../../features/transfer/import/import-button.tsx'

const slots: DashboardSlots = {
  actions: (
    <>
      <ImportButton />
      <ShareButton />
    </>
  ),
  share: (props) => <ShareDialog {...props} guestLink={<ShareLinkRow projectId={props.project.id} />} />,
  belowProjects: (
    <>
      <RecentBuilds />
      <DeferredTransfers />
    </>
  ),
  publish: (props) => <PublishDialog {...props} />,
}

/** / and /dashboard, with what other features put into it. */
export function DashboardScreen() {
  return <DashboardPage slots={slots} />
}
