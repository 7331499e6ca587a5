import { type AppDocument, isEqual } from '@kwiq/app-model'
import type { GenerationSuccess } from '@kwiq/contracts'
import { useToast } from '@kwiq/ui'
import { addedIds } from '../../../shared/generation/added-ids.ts'
import { randomSeed } from '../../../shared/generation/random-seed.ts'
import { GenerationError } from '../../../shared/generation/run-client.ts'
import { understoodTexts } from '../../../shared/generation/texts.ts'
import { useRun, type Wish } from '../../../shared/generation/use-run.ts'
import { lastProjectTexts, texts } from '../texts.ts'
import { keepResult } from './keep-result.ts'
import { keepLastProject, readLastProject } from './last-project.ts'
import { keepNotes, type ResultNotes } from './result-notes.ts'

interface RefineOptions {
  document: AppDocument
  notes: ResultNotes | null
  onChange: () => void
}

/** Goes on with the app generated last: adds what found no place, or gives it another look. */
export function useRefine({ document, notes, onChange }: RefineOptions) {
  const { toast } = useToast()
  const { run, wish, lost, start, cancel } = useRun({
    place: 'result',
    url: '/api/ai/generate',
    onDone: (result, { prompt, seed }) => {
      if (seed === undefined) takeAddition(result, { prompt })
      else if (keepResult(result, { prompt })) {
        toast({ title: lastProjectTexts.newLook, description: lastProjectTexts.newLookNote })
        onChange()
      } else toast({ title: texts.failed, description: texts.notKept, variant: 'destructive' })
    },
    onFailed: (error) => {
      console.error(error)
      toast({
        title: texts.failed,
        description: error instanceof GenerationError ? error.message : texts.noAnswer,
        variant: 'destructive',
      })
    },
  })
  const phraseOf = (prompt: string) =>
    notes?.unplaced.find((phrase) => understoodTexts.addWish(phrase) === prompt) ?? prompt

  const takeAddition = ({ layout, notice }: GenerationSuccess, { prompt }: Wish) => {
    const project = readLastProject()
    const phrase = phraseOf(prompt)
    if (!project || isEqual(layout, document)) {
      const description = `${notice ?? ''} ${lastProjectTexts.free}`.trim()
      toast({ title: lastProjectTexts.notAdded, description })
      return
    }
    if (!keepLastProject({ ...project, layout })) {
      toast({ title: texts.failed, description: texts.notKept, variant: 'destructive' })
      return
    }
    if (notes) {
      const added = { feature: phrase, componentIds: addedIds(document, layout) }
      const unplaced = notes.unplaced.filter((each) => each !== phrase)
      keepNotes({ ...notes, features: [...notes.features, added], unplaced, notice })
    }
    toast({ title: lastProjectTexts.added, description: lastProjectTexts.addedNote(phrase) })
    onChange()
  }

  return {
    run,
    lost,
    cancel: () => {
      cancel()
      toast({ title: texts.cancelled, description: texts.cancelledNote })
    },
    /** The phrase that is being added; null while nothing is, or another look is drawn. */
    adding: wish && wish.seed === undefined ? phraseOf(wish.prompt) : null,
    add: (phrase: string) => start({ prompt: understoodTexts.addWish(phrase) }, { schema: document }),
    tryLook: () => notes && start({ prompt: notes.prompt, seed: randomSeed() }),
  }
}
