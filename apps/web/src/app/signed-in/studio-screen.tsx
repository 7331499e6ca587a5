import { BuildsDialog } from '../../features/builds/builds-dialog.tsx'
import { WrapDialog } from '../../features/transfer/wrap/wrap-dialog.tsx'
import { ShareLinkRow } from '../../features/preview/share-link-row.tsx'
import { ShareDialog } from '../../features/sharing/share-dialog.tsx'
import { StudioPage } from '../../features/studio/studio-page.tsx'
import type { StudioSlots } from '../../features/studio/studio-slots.ts'

const slots: StudioSlots = {
  share: ({ projectId, projectName, onClose }) => (
    <ShareDialog
      project={{ id: projectId, name: projectName }}
      guestLink={<ShareLinkRow projectId={projectId} />}
      onClose={onClose}
    />
  ),
  exportApp: (props) => <BuildsDialog {...props} />,
  wrapOptions: (props) => <WrapDialog {...props} />,
}

/** /studio/:projectId, with what other features put into it. */
export function StudioScreen() {
  return <StudioPage slots={slots} />
}
