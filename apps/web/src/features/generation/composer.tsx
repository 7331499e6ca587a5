import { promptLimits } from '@kwiq/contracts'
import { Button, classes } from '@kwiq/ui'
import { Sparkles } from 'lucide-react'
import { useId, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { runTexts } from '../../shared/generation/texts.ts'
import { useFocusWhenClosed } from '../../shared/use-focus-when-closed.ts'
import { AiIndicator } from './ai-indicator.tsx'
import { texts } from './texts.ts'

/** Characters from which on they are counted. */
const counterFrom = 3_000

interface ComposerProps {
  prompt: string
  onChange: (prompt: string) => void
  /** Id of what says the price of a run. */
  priceId: string
  isGenerating: boolean
  onGenerate: () => void
  onCancel: () => void
}

/** Where one says what to build. Stays in place while it is built. */
export function Composer({ prompt, onChange, priceId, isGenerating, onGenerate, onCancel }: ComposerProps) {
  const id = useId()
  const textarea = useRef<HTMLTextAreaElement>(null)
  // The button that cancels goes with the run.
  useFocusWhenClosed(isGenerating, textarea)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isGenerating) onGenerate()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
  }
  return (
    <form className="field" onSubmit={submit}>
      <label htmlFor={id} className="m">
        {texts.question}
      </label>
      <div className="composer">
        <textarea
          id={id}
          ref={textarea}
          rows={4}
          value={prompt}
          readOnly={isGenerating}
          maxLength={promptLimits.max}
          placeholder={texts.placeholder}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className="row between">
          <span className="row">
            <AiIndicator />
            {prompt.length >= counterFrom && (
              <output className={classes('xs num', prompt.length >= promptLimits.max ? 'full' : 't3')}>
                {texts.counter(prompt.length, promptLimits.max)}
              </output>
            )}
          </span>
          <span className="row">
            {isGenerating && (
              <Button variant="ghost" onClick={onCancel}>
                {texts.cancel}
              </Button>
            )}
            <Button
              type="submit"
              variant="primary"
              icon={Sparkles}
              isBusy={isGenerating}
              disabled={!prompt.trim()}
              aria-describedby={priceId}
            >
              {isGenerating ? texts.generating : texts.generate}
            </Button>
          </span>
        </div>
      </div>
      <p className="hint full" role="status">
        {prompt.length >= promptLimits.max && runTexts.cutAt(promptLimits.max)}
      </p>
    </form>
  )
}
