import { useCallback, useEffect, useState } from 'react'
import { useStudio, useView } from '../state/studio-context.ts'
import { keepProposal, readKeptProposal } from './kept-proposal.ts'
import type { Proposed } from './review-sheet.tsx'
import { generateTexts } from './texts.ts'

interface Pending {
  proposed: Proposed | null
  /** Shows a proposal and keeps it until it is decided on, through reloads too. */
  propose(proposed: Proposed): void
  /** Puts it out of sight, and says where it waits; one without changes is done with. */
  hide(): void
  /** It is decided on: puts the sheet away. */
  forget(): void
  /** A run is under way, or a proposal with changes waits for a decision. */
  isPending: boolean
}

/**
 * What the AI proposes for the open project. Whoever put the run or its proposal out of sight comes back to it by asking
 * to generate: a proposal has cost a generation.
 */
export function usePending(isRunning: boolean): Pending {
  const studio = useStudio()
  const { projectId } = studio
  const [proposed, setProposed] = useState(() => readKeptProposal(projectId))
  const isAsking = useView((view) => view.dialog === 'generate')
  const hasChanges = proposed !== null && proposed.changes.length > 0
  const isPending = isRunning || hasChanges

  const [isFound] = useState(hasChanges)
  useEffect(() => {
    if (isFound) studio.view.set({ sheet: 'review', risen: 'none' })
  }, [studio, isFound])
  useEffect(() => {
    if (isAsking && isPending)
      studio.view.set({ dialog: 'none', sheet: isRunning ? 'run' : 'review', risen: 'none' })
  }, [studio, isAsking, isPending, isRunning])

  const propose = useCallback(
    (next: Proposed) => {
      keepProposal(projectId, next)
      setProposed(next)
      studio.view.set({ sheet: 'review', risen: 'none' })
    },
    [studio, projectId],
  )
  const forget = useCallback(() => {
    keepProposal(projectId, null)
    setProposed(null)
    studio.view.set({ sheet: 'none' })
  }, [studio, projectId])
  const hide = useCallback(() => {
    if (!hasChanges) return forget()
    studio.view.set({ sheet: 'none' })
    studio.toast(generateTexts.waits)
  }, [studio, hasChanges, forget])
  return { proposed, propose, hide, forget, isPending }
}
