import { useMemo } from 'react'
import { movePlaces } from '../edits/move-places.ts'
import { selectedRoots } from '../edits/selected-roots.ts'
import { describeNodes, moveNodes } from '../edits/several-edits.ts'
import { useStudio } from '../state/studio-context.ts'
import { PickDialog } from './pick-dialog.tsx'

/** Moves what is selected to a place chosen by name: what dragging does, by clicks or by keys. */
export function MoveDialog({ onClose }: { onClose: () => void }) {
  const studio = useStudio()
  const items = useMemo(() => {
    const ids = selectedRoots(studio)
    return movePlaces(studio).map(({ place, ...item }) => ({
      ...item,
      onPick: () => {
        moveNodes(studio, ids, place)
        if (place.screenId !== studio.view.get().screenId) {
          studio.view.set({ screenId: place.screenId })
          studio.selection.selectAll(ids)
        }
      },
    }))
  }, [studio])
  return (
    <PickDialog
      title={`Move ${describeNodes(studio, selectedRoots(studio))} to…`}
      placeholder="Search places"
      nothing="No place fits"
      items={items}
      onClose={onClose}
    />
  )
}
