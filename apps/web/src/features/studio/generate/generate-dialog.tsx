import { diffDocuments, countComponents } from '@kwiq/app-model'
import { Button, Dialog, Field, Textarea } from '@kwiq/ui'
import { WandSparkles } from 'lucide-react'
import { useRef, useState } from 'react'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { generateInProject } from '../api.ts'
import { useStudio, useView } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import type { Proposed } from './review-sheet.tsx'

interface GenerateDialogProps {
  onProposal(proposed: Proposed): void
}

/** Asks what to make. An empty app is made at once; changes to another are shown to be accepted first. */
export function GenerateDialog({ onProposal }: GenerateDialogProps) {
  const studio = useStudio()
  const isOpen = useView((view) => view.dialog === 'generate')
  const [prompt, setPrompt] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const run = useRef<AbortController | null>(null)
  const showError = useShowError()
  const isEmpty = studio.document
    .getDocument()
    .screens.every((screen) => countComponents(screen.components) === 0)

  const close = () => {
    run.current?.abort()
    studio.view.set({ dialog: 'none' })
    setProblem(null)
  }

  const submit = async () => {
    const wish = prompt.trim()
    if (wish === '') {
      setProblem(texts.errors.prompt)
      studio.toast({ title: texts.errors.title, description: texts.errors.prompt, variant: 'destructive' })
      return
    }
    const controller = new AbortController()
    run.current = controller
    setProblem(null)
    setIsBusy(true)
    try {
      await studio.save.settle()
      const answer = await generateInProject(studio.projectId, wish, controller.signal)
      const before = studio.document.getDocument()
      if (answer.savedEtag !== null) {
        studio.takeSaved(answer.layout, answer.savedEtag)
        studio.toast({
          title: 'Generation Complete!',
          description: answer.notice ?? 'Your app is on the canvas.',
        })
      } else {
        const changes = diffDocuments(before, answer.layout)
        onProposal({ prompt: wish, before, layout: answer.layout, changes, notice: answer.notice })
        studio.view.set({ sheet: 'review', risen: 'none' })
      }
      setPrompt('')
      studio.view.set({ dialog: 'none' })
    } catch (error) {
      if (!controller.signal.aborted) showError(error, texts.errors.generate)
    } finally {
      setIsBusy(false)
      run.current = null
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={texts.generate}
      description={
        isEmpty
          ? 'Describe the app: what it is for, its screens, the look you want.'
          : 'Say what to change. You see every change before it is saved; everything else stays exactly as it is.'
      }
      isModalStrict={isBusy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="primary" icon={WandSparkles} isBusy={isBusy}>
            {isBusy ? 'Generating...' : isEmpty ? 'Generate App' : 'Propose changes'}
          </Button>
        </>
      }
    >
      <Field label={isEmpty ? 'What would you like to build?' : 'What should change?'} error={problem}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            value={prompt}
            disabled={isBusy}
            maxLength={4000}
            placeholder={
              isEmpty
                ? 'A habit tracker with streaks and a calm look'
                : 'Add a weekly goal to the home screen'
            }
            onChange={(event) => setPrompt(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
