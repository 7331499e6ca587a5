import { classes, Icon } from '@kwiq/ui'
import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { linkPlaces } from '../edits/link-places.ts'
import type { Studio } from '../state/studio.ts'
import { useStudio } from '../state/studio-context.ts'
import type { FlowLink } from './flow-links.ts'

/** Every link as a line: from where to where, and by what; a press selects it on the board. */
export function AllLinks({ links, selectedId }: { links: readonly FlowLink[]; selectedId: string | null }) {
  const studio = useStudio()
  const lines = useMemo(() => links.map((link) => ({ ...link, by: labelOf(studio, link) })), [studio, links])
  const nameOf = (screenId: string) => studio.document.getScreen(screenId)?.name ?? ''
  return (
    <section aria-label="All links">
      <h3>All links</h3>
      {lines.length === 0 && <p className="t3 xs">No screen leads to another yet.</p>}
      <ul className="flinks">
        {lines.map(({ id, from, to, by }) => (
          <li key={id}>
            <button
              type="button"
              className={classes(id === selectedId && 'on')}
              aria-pressed={id === selectedId}
              onClick={() => studio.view.set({ linkId: id === selectedId ? null : id })}
            >
              <span className="trunc">{nameOf(from)}</span>
              <Icon of={ArrowRight} size={14} />
              <span className="trunc">{nameOf(to)}</span>
              <small className="t2 xs trunc">{by}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is tapped to follow a link: two links between the same screens differ in nothing else. */
function labelOf({ document }: Studio, { nodeId, property }: FlowLink): string {
  const node = document.getNode(nodeId)
  if (!node) return ''
  const { children: _inside, ...alone } = node
  return linkPlaces([alone]).find((place) => place.property === property)?.label ?? ''
}
