import { Button, Icon, Sheet } from '@kwiq/ui'
import { WandSparkles } from 'lucide-react'
import { changingSteps, type GenerationRun } from '../../../shared/generation/generation-run.ts'
import { ProgressSteps } from '../../../shared/generation/progress-steps.tsx'
import { runTexts } from '../../../shared/generation/texts.ts'
import type { Wish } from '../../../shared/generation/use-run.ts'
import { generateTexts as texts } from './texts.ts'

interface RunSheetProps {
  run: GenerationRun
  wish: Wish
  /** A whole app is being made, not changes to one. */
  isMaking: boolean
  onCancel(): void
}

/** A run under way: its steps, and the way out. The screens stand on the canvas as they come. */
export function RunSheet({ run, wish, isMaking, onCancel }: RunSheetProps) {
  const isWhole = isMaking || wish.seed !== undefined
  return (
    <Sheet title={isWhole ? texts.makingTitle : texts.changingTitle} onClose={onCancel}>
      <div className="prompt">
        <span className="ava v">
          <Icon of={WandSparkles} size={12} />
        </span>
        <p>{wish.prompt}</p>
      </div>
      <div className="run-steps">
        <ProgressSteps run={run} {...(!isWhole && { steps: changingSteps, names: runTexts.changingSteps })} />
      </div>
      <div className="rfoot">
        <p className="xs t3">{texts.cancelFree}</p>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
    </Sheet>
  )
}
