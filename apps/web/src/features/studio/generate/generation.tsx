import { type AppDocument, diffDocuments } from '@kwiq/app-model'
import type { GenerationSuccess, Understanding } from '@kwiq/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { addedIds } from '../../../shared/generation/added-ids.ts'
import { partialDocument } from '../../../shared/generation/generation-run.ts'
import { keepRun, readKeptRun } from '../../../shared/generation/kept-run.ts'
import { GenerationError } from '../../../shared/generation/run-client.ts'
import { understoodTexts } from '../../../shared/generation/texts.ts'
import { useAllowance } from '../../../shared/generation/use-allowance.ts'
import { useRun, type Wish } from '../../../shared/generation/use-run.ts'
import { randomUuid } from '../../../shared/random-uuid.ts'
import { keepUnderstanding } from '../api.ts'
import { useDocument, useStudio, useView } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { GenerateDialog } from './generate-dialog.tsx'
import { readInstruction } from './read-instruction.ts'
import { type Proposed, ReviewSheet } from './review-sheet.tsx'
import { RunSheet } from './run-sheet.tsx'
import { readKeptProposal } from './kept-proposal.ts'
import { generateTexts } from './texts.ts'
import { UnderstoodSheet } from './understood-sheet.tsx'
import { usePending } from './use-pending.ts'
import { understandingKey, useUnderstanding } from './use-understanding.ts'

const isEmpty = (document: AppDocument) => document.screens.every(({ components }) => components.length === 0)

/** Generation in the studio: asks, shows the run on the canvas, then what was made, or changes to accept. */
export function Generation() {
  const studio = useStudio()
  const { projectId } = studio
  const client = useQueryClient()
  const navigate = useNavigate()
  const { state } = useLocation()
  const showError = useShowError()
  const allowance = useAllowance(projectId)
  const understanding = useUnderstanding(projectId)
  const sheet = useView((view) => view.sheet)
  const isNew = useDocument(isEmpty)
  const place = `studio:${projectId}`
  const [words, setWords] = useState(
    () => wordsOf(readKeptRun(place)) || (readKeptProposal(projectId)?.prompt ?? ''),
  )
  /** What the changes are made to; unknown for a run taken up after a reload. */
  const before = useRef<AppDocument | null>(null)

  /** Something came of these words: the dialog begins anew. */
  const spend = ({ prompt }: Pick<Wish, 'prompt'>) =>
    setWords((known) => (known.trim() === prompt ? '' : known))

  const onDone = (result: GenerationSuccess, wish: Wish) => {
    void client.invalidateQueries({ queryKey: understandingKey(projectId) })
    if (result.savedEtag !== null) {
      spend(wish)
      studio.takeSaved(before.current ?? studio.document.getDocument(), result.layout, result.savedEtag)
      studio.toast({ title: generateTexts.complete, description: result.notice ?? generateTexts.onCanvas })
      studio.view.set({ sheet: 'understood', risen: 'none', screenId: result.layout.app.startScreenId })
      return
    }
    // Edits that are not saved yet are not in what the server worked on.
    const base = before.current ?? studio.save.getSaved()
    if (before.current === null && result.proposal?.baseEtag !== studio.save.getEtag()) {
      studio.toast({ title: texts.errors.title, description: generateTexts.movedOn, variant: 'destructive' })
      studio.view.set({ sheet: 'none' })
      return
    }
    const changes = diffDocuments(base, result.layout)
    const { layout, notice, unplaced } = result
    propose({ prompt: wish.prompt, before: base, layout, changes, notice, unplaced })
  }
  const { run, wish, lost, start, cancel } = useRun({
    place,
    url: `/api/projects/${encodeURIComponent(projectId)}/generate`,
    onDone,
    onFailed: (error) => {
      studio.view.set({ sheet: 'none' })
      const said = error instanceof GenerationError ? error.serverMessage : null
      showError(error, said ?? texts.errors.generate)
    },
    // The words are in the dialog still, and it says that the run cost nothing.
    onGone: ({ seed }) =>
      studio.view.set(
        seed === undefined ? { sheet: 'none', dialog: 'generate' } : { sheet: 'understood', risen: 'none' },
      ),
  })
  const isRunning = run !== null
  const { proposed, propose, hide, forget, isPending } = usePending(isRunning)

  const begin = useCallback(
    async (next: Wish) => {
      // From the click on: a reload while it waits for the save finds the words again.
      const isKeptHere = readKeptRun(place) === null
      if (isKeptHere) keepRun(place, { id: randomUuid(), ...next })
      await studio.save.settle()
      // The server would work on what it has: an app without these changes, whose proposal would take them back.
      if (studio.save.hasUnsaved()) {
        if (isKeptHere) keepRun(place, null)
        const { title } = texts.errors
        studio.toast({ title, description: generateTexts.notSaved, variant: 'destructive' })
        return
      }
      before.current = studio.document.getDocument()
      studio.view.set({ dialog: 'none' })
      start(next)
    },
    [studio, start, place],
  )

  // Another page sent an instruction along: once, so that going back here starts nothing.
  const sent = useRef(readInstruction(state))
  useEffect(() => {
    const instruction = sent.current
    sent.current = null
    if (instruction === null) return
    void navigate('.', { replace: true, state: null })
    setWords(instruction)
    void begin({ prompt: instruction })
  }, [navigate, begin])

  useEffect(() => {
    if (isRunning) studio.view.set({ sheet: 'run', risen: 'none' })
  }, [studio, isRunning])
  useShownRun(run)

  const stop = () => {
    cancel()
    studio.view.set({ sheet: 'none' })
    studio.toast({ title: generateTexts.cancelled, description: generateTexts.free })
  }
  const closeReview = (after: AppDocument | null) => {
    if (after && proposed) {
      spend(proposed)
      // What was asked for is in the app; that the list of what is left out knows it, is told when the server answers.
      keepAddition(proposed, after).catch(() => undefined)
    }
    forget()
  }
  const keepAddition = async ({ prompt, before: base }: Proposed, after: AppDocument) => {
    const phrase = understanding?.unplaced.find((each) => understoodTexts.addWish(each) === prompt)
    if (!understanding || phrase === undefined) return
    const added = { feature: phrase, componentIds: addedIds(base, after).slice(0, 200) }
    if (added.componentIds.length === 0) return
    await studio.save.settle()
    await keepUnderstanding(projectId, withAddition(understanding, added))
    await client.invalidateQueries({ queryKey: understandingKey(projectId) })
  }

  return (
    <>
      <GenerateDialog
        isEmpty={isNew}
        isHeldBack={isPending}
        allowance={allowance}
        lost={lost}
        hasUnderstanding={understanding !== null}
        prompt={words}
        onPrompt={setWords}
        onBegin={begin}
      />
      {sheet === 'run' && run && wish && <RunSheet run={run} wish={wish} isMaking={isNew} onCancel={stop} />}
      {sheet === 'review' && proposed && (
        <ReviewSheet proposed={proposed} onClose={hide} onDone={closeReview} />
      )}
      {sheet === 'understood' && (
        <UnderstoodSheet
          understanding={understanding}
          allowance={allowance}
          lost={lost}
          onBegin={(next) => void begin(next)}
          onClose={() => studio.view.set({ sheet: 'none' })}
        />
      )}
    </>
  )
}

/** A run that makes another look has no words of its own. */
const wordsOf = (wish: Wish | null) => (wish && wish.seed === undefined ? wish.prompt : '')

function withAddition(
  { prompt, source, features, unplaced, notice }: Understanding,
  added: Understanding['features'][number],
) {
  return {
    prompt,
    source,
    notice,
    features: [...features, added],
    unplaced: unplaced.filter((each) => each !== added.feature),
  }
}

/** Puts the newest screen of a run on the canvas, in place of the project's, while it runs. */
function useShownRun(run: Parameters<typeof partialDocument>[0] | null): void {
  const studio = useStudio()
  useEffect(() => {
    const document = run && partialDocument(run)
    if (!document || run.newestId === null) return
    studio.selection.select(null)
    studio.shownInstead.set({ document })
    studio.view.set({ screenId: run.newestId })
  }, [studio, run])
  const hasScreens = run !== null && run.screens.length > 0
  useEffect(() => {
    if (!hasScreens) return
    return () => {
      studio.shownInstead.set({ document: null })
      if (studio.document.getScreen(studio.view.get().screenId)) return
      studio.view.set({ screenId: studio.document.getDocument().app.startScreenId })
    }
  }, [studio, hasScreens])
}
