import { BuildsDialog } from '../../features/builds/builds-dialog.tsx'
import { StudioPage } from '../../features/studio/studio-page.tsx'

/** /studio/:projectId, with what other features put into it. */
export function StudioScreen() {
  return <StudioPage slots={{ share: () => null, exportApp: (props) => <BuildsDialog {...props} /> }} />
}
