import type { Allowance } from '@kwiq/contracts'
import { promptLimits } from '@kwiq/contracts'
import { Button, Dialog, Field, Textarea } from '@kwiq/ui'
import { ListChecks, WandSparkles } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { RunPrice } from '../../../shared/generation/run-price.tsx'
import { runTexts, understoodTexts } from '../../../shared/generation/texts.ts'
import type { LostRun, Wish } from '../../../shared/generation/use-run.ts'
import { useStudio, useView } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { generateTexts } from './texts.ts'

interface GenerateDialogProps {
  /** A whole app is made, else changes to the one there is are proposed. */
  isEmpty: boolean
  /** A run is under way, or its proposal waits for a decision: that is shown instead. */
  isHeldBack: boolean
  allowance: Allowance | undefined
  lost: LostRun | null
  hasUnderstanding: boolean
  /** The words as far as they are written. They stay until something came of them. */
  prompt: string
  onPrompt(prompt: string): void
  onBegin(wish: Wish): Promise<void>
}

/** Asks what to make, or what to change, and says what it costs. */
export function GenerateDialog(props: GenerateDialogProps) {
  const { isEmpty, isHeldBack, allowance, lost, hasUnderstanding, prompt, onPrompt, onBegin } = props
  const studio = useStudio()
  const isOpen = useView((view) => view.dialog === 'generate') && !isHeldBack
  /** What is not saved yet goes first. */
  const [isStarting, setIsStarting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const close = () => {
    studio.view.set({ dialog: 'none' })
    setProblem(null)
  }
  const submit = async () => {
    const wish = prompt.trim()
    if (wish === '') {
      setProblem(texts.errors.prompt)
      studio.toast({
        title: texts.errors.validation,
        description: texts.errors.prompt,
        variant: 'destructive',
      })
      return
    }
    setProblem(null)
    setIsStarting(true)
    await onBegin({ prompt: wish })
    setIsStarting(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!isStarting) void submit()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={texts.generate}
      description={isEmpty ? generateTexts.makeHint : generateTexts.changeHint}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={close}>{generateTexts.cancel}</Button>
          <Button type="submit" variant="primary" icon={WandSparkles} isBusy={isStarting}>
            {isEmpty ? generateTexts.make : generateTexts.change}
          </Button>
        </>
      }
    >
      <Field
        label={isEmpty ? generateTexts.makeQuestion : generateTexts.changeQuestion}
        error={problem}
        hint={prompt.length >= promptLimits.max && runTexts.cutAt(promptLimits.max)}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            value={prompt}
            maxLength={promptLimits.max}
            placeholder={isEmpty ? generateTexts.makeExample : generateTexts.changeExample}
            onChange={(event) => onPrompt(event.target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <RunPrice allowance={allowance} lost={lost} />
      {hasUnderstanding && (
        <p>
          <Button
            size="s"
            variant="ghost"
            icon={ListChecks}
            onClick={() => studio.view.set({ dialog: 'none', sheet: 'understood', risen: 'none' })}
          >
            {understoodTexts.title}
          </Button>
        </p>
      )}
    </Dialog>
  )
}
