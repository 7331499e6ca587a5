import { type AppDocument, canRedo, canUndo, type Command } from '@kwiq/app-model'
import { themePresets } from '@kwiq/catalogue/theme'
import type { ExampleAppId } from '@kwiq/examples'
import { ScreenStill } from '@kwiq/runtime'
import { Button, classes, Field, Input } from '@kwiq/ui'
import { ArrowDown, Redo2, RefreshCw, Undo2, WandSparkles } from 'lucide-react'
import { samples, tourTexts as texts } from './texts.ts'
import { findLabelled, findSwap, type TourAction, type TourHistory } from './tour-state.ts'

interface DescribeStepProps {
  chosen: ExampleAppId
  onChoose: (sample: ExampleAppId) => void
  onGenerate: () => void
}

export function DescribeStep({ chosen, onChoose, onGenerate }: DescribeStepProps) {
  return (
    <>
      <p>{texts.describe}</p>
      <div className="tour-asks">
        {samples.map(({ id, name, ask }) => {
          const isOn = id === chosen
          return (
            <button
              key={id}
              type="button"
              className={classes('card', isOn && 'on')}
              aria-pressed={isOn}
              onClick={() => onChoose(id)}
            >
              <span className="b">{name}</span>
              <span className="t2">{ask}</span>
            </button>
          )
        })}
      </div>
      <Button variant="primary" icon={WandSparkles} onClick={onGenerate}>
        {texts.generate}
      </Button>
    </>
  )
}

interface ScreensStepProps {
  document: AppDocument
  shownId: string
  onShow: (screenId: string) => void
}

export function ScreensStep({ document, shownId, onShow }: ScreensStepProps) {
  return (
    <>
      <p>{texts.look(document.screens.length)}</p>
      <ul className="tour-screens">
        {document.screens.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={texts.show(name)}
              aria-pressed={id === shownId}
              onClick={() => onShow(id)}
            >
              <ScreenStill document={document} screenId={id} width={84} />
            </button>
            <span className="xs t2 trunc" aria-hidden="true">
              {name}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface ChangeStepProps {
  history: TourHistory
  document: AppDocument
  dispatch: (action: TourAction) => void
}

export function ChangeStep({ history, document, dispatch }: ChangeStepProps) {
  const labelled = findLabelled(history)
  const swap = findSwap(document)
  const change = (command: Command) => dispatch({ type: 'change', command })
  return (
    <>
      <p>{texts.change}</p>
      {labelled && (
        <Field label={texts.words}>
          {(control) => (
            <Input
              {...control}
              maxLength={60}
              value={labelled.label}
              onChange={(event) =>
                change({ type: 'rename-component', id: labelled.id, label: event.target.value })
              }
            />
          )}
        </Field>
      )}
      <fieldset className="tour-looks">
        <legend>{texts.look2}</legend>
        {themePresets.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={document.app.theme.preset === id}
            onClick={() => change({ type: 'set-theme', set: { preset: id } })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <div className="row wrap">
        <Button icon={ArrowDown} disabled={!swap} onClick={() => swap && change(swap)}>
          {texts.move}
        </Button>
        <Button icon={Undo2} disabled={!canUndo(history)} onClick={() => dispatch({ type: 'undo' })}>
          {texts.undo}
        </Button>
        <Button icon={Redo2} disabled={!canRedo(history)} onClick={() => dispatch({ type: 'redo' })}>
          {texts.redo}
        </Button>
      </div>
    </>
  )
}

export function TryStep({ seen, onRestart }: { seen: number; onRestart: () => void }) {
  return (
    <>
      <p>{texts.try}</p>
      <p className="t2" role="status">
        {texts.taps(Math.max(1, seen))}
      </p>
      <Button icon={RefreshCw} onClick={onRestart}>
        {texts.restart}
      </Button>
    </>
  )
}
