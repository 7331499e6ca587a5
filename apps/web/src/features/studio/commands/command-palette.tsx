import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { PickDialog } from '../pick/pick-dialog.tsx'
import { useStudio } from '../state/studio-context.ts'
import { studioCommands } from './studio-commands.ts'

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** Everything the studio can do, found by typing a part of its name. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const studio = useStudio()
  const navigate = useNavigate()
  const items = useMemo(
    () =>
      studioCommands({
        studio,
        isMac,
        goTo: (path) => void studio.save.settle().then(() => navigate(path)),
      }),
    [studio, navigate],
  )
  return (
    <PickDialog
      title="Commands"
      placeholder="What do you want to do?"
      nothing="No command fits"
      items={items}
      onClose={onClose}
    />
  )
}
