import { addLinkButton, setLink } from '../edits/link-edits.ts'
import { linkPlaces } from '../edits/link-places.ts'
import { typeIcon } from '../edits/describe-node.ts'
import { PickDialog, type PickItem } from '../pick/pick-dialog.tsx'
import { useStudio } from '../state/studio-context.ts'

interface ChooseSourceProps {
  from: string
  to: string
  onClose(): void
}

/** Asks what on a screen leads to another: something that is there, or a new button. */
export function ChooseSource({ from, to, onClose }: ChooseSourceProps) {
  const studio = useStudio()
  const { document } = studio
  const nameOf = (screenId: string) => document.getScreen(screenId)?.name ?? ''
  const items: PickItem[] = [
    {
      id: 'new button',
      label: `New button '${nameOf(to)}'`,
      description: `At the end of ${nameOf(from)}`,
      icon: 'plus',
      onPick: () => addLinkButton(studio, from, to),
    },
    ...linkPlaces(document.getScreen(from)?.components ?? []).map((place) => ({
      id: `${place.nodeId} ${place.property}`,
      label: place.label,
      description:
        place.action?.kind === 'screen'
          ? `Now leads to ${nameOf(place.action.screenId)}`
          : place.action
            ? 'Has another action now'
            : 'Leads nowhere now',
      icon: typeIcon(document.getNode(place.nodeId)?.type ?? ''),
      onPick: () => {
        setLink(studio, place.nodeId, place.property, { kind: 'screen', screenId: to })
        studio.view.set({ linkId: `${place.nodeId} ${place.property}` })
      },
    })),
  ]
  return (
    <PickDialog
      title={`What on ${nameOf(from)} leads to ${nameOf(to)}?`}
      placeholder="Search components"
      nothing="Nothing on this screen fits"
      items={items}
      onClose={onClose}
    />
  )
}
