import { classes, Icon } from '@kwiq/ui'
import { useId } from 'react'
import { examples } from './examples.ts'
import { texts } from './texts.ts'

interface ExampleListProps {
  chosen: string
  onChoose: (prompt: string) => void
}

/** Descriptions to start from. */
export function ExampleList({ chosen, onChoose }: ExampleListProps) {
  const id = useId()
  return (
    <div>
      <p id={id} className="t2 examples-label">
        {texts.examplesLabel}
      </p>
      <div className="examples" role="group" aria-labelledby={id}>
        {examples.map(({ prompt, icon }) => (
          <button
            key={prompt}
            type="button"
            className={classes('ex', prompt === chosen && 'on')}
            onClick={() => onChoose(prompt)}
          >
            <Icon of={icon} />
            <span>{prompt}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
