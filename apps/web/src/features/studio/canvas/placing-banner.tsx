import { Button } from '@kwiq/ui'
import { useStudio, useView } from '../state/studio-context.ts'
import { subjectName } from './drop-subject.ts'
import { cancelPlacing } from './place-session.ts'

/** Says that the next click on the canvas puts something down. */
export function PlacingBanner() {
  const studio = useStudio()
  const placing = useView((view) => view.placing)
  if (placing === null) return null
  return (
    <div className="placing">
      <span>Click where {subjectName(studio, placing)} should go</span>
      <Button size="s" data-placing-cancel="" onClick={() => cancelPlacing(studio)}>
        Cancel
      </Button>
    </div>
  )
}
