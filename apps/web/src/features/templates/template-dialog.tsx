import type { AppDocument } from '@kwiq/app-model'
import type { Template } from '@kwiq/contracts'
import { Badge, Button, classes, Icon, IconButton, useFocusBack } from '@kwiq/ui'
import { Download, Layers, Smartphone, TriangleAlert, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { lazy, Suspense, useState } from 'react'
import { AppStill } from '../../shared/app-still/app-still.tsx'
import { findStartScreenId } from '../../shared/app-still/find-start-screen-id.ts'
import { countIncluded } from './count-included.ts'
import { texts } from './texts.ts'
import { useTemplate } from './use-templates.ts'

const RunningPreview = lazy(async () => ({ default: (await import('./running-preview.tsx')).RunningPreview }))

/** Width of the screens in px: two stand side by side, also on a phone. */
const widths = { wide: 225, narrow: 150 } as const

interface TemplateDialogProps {
  template: Template
  /** Whether `template` has its whole document already. */
  isWhole?: boolean
  onClose: () => void
  /** Buttons at the foot. */
  actions: React.ReactNode
  /** What went wrong with the last action. */
  error?: string | null
}

/** A template as a running app, with what is in it. Escape and clicks outside close. */
export function TemplateDialog({ template, isWhole = false, onClose, actions, error }: TemplateDialogProps) {
  const whole = useTemplate(template.id, !isWhole)
  const [width] = useState(() => (matchMedia('(max-width: 860px)').matches ? widths.narrow : widths.wide))
  const document = isWhole ? template.schema : (whole.data?.schema ?? null)
  const [start, setStart] = useState({ screenId: findStartScreenId(template.schema), round: 0 })
  const [shown, setShown] = useState(start.screenId)
  const show = (screenId: string) => {
    setShown(screenId)
    setStart(({ round }) => ({ screenId, round: round + 1 }))
  }
  const focusBack = useFocusBack()
  const included = countIncluded(template.schema)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim">
          <Dialog.Content
            className="dialog tdlg"
            aria-describedby={undefined}
            onOpenAutoFocus={focusBack.remember}
            onCloseAutoFocus={focusBack.giveBack}
          >
            <div className="canvasbg pics">
              {document ? (
                <Suspense fallback={<AppStill document={template.schema} width={width} />}>
                  <RunningPreview width={width} document={document} start={start} onScreen={setShown} />
                </Suspense>
              ) : (
                <AppStill document={template.schema} width={width} />
              )}
              <SecondScreen document={document} width={width} />
            </div>
            <div className="body">
              <div className="row between">
                {template.category ? <Badge>{template.category}</Badge> : <span />}
                <IconButton icon={X} label={texts.close} size="s" onClick={onClose} hasNoTooltip />
              </div>
              <Dialog.Title className="l">{template.name}</Dialog.Title>
              <p className="t2">{template.description}</p>
              <p className="row t2 num">
                <Icon of={Download} />
                {texts.downloads(template.downloads)}
              </p>
              <h3 className="b included">{texts.included}</h3>
              <ul className="inc">
                <Included icon={Smartphone} count={included.screens} noun={texts.screens} />
                <Included icon={Layers} count={included.components} noun={texts.components} />
              </ul>
              <div className="scrl">
                {template.schema.screens.map(({ id, name }) => (
                  <button
                    key={id}
                    type="button"
                    className={classes('chip', id === shown && 'on')}
                    aria-pressed={id === shown}
                    aria-label={texts.showScreen(name)}
                    disabled={!document}
                    onClick={() => show(id)}
                  >
                    {name}
                  </button>
                ))}
              </div>
              {(error ?? (whole.isError ? texts.previewDidNotLoad : null)) && (
                <p className="errt" role="alert">
                  <Icon of={TriangleAlert} size={12} />
                  {error ?? texts.previewDidNotLoad}
                </p>
              )}
              <div className="row acts">{actions}</div>
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface IncludedProps {
  icon: typeof Layers
  count: number
  noun: (count: number) => string
}

function Included({ icon, count, noun }: IncludedProps) {
  return (
    <li>
      <Icon of={icon} />
      <b className="num">{count}</b> {noun(count)}
    </li>
  )
}

/** A picture of a screen further in, behind the running one. */
function SecondScreen({ document, width }: { document: AppDocument | null; width: number }) {
  const start = document && findStartScreenId(document)
  const second = document?.screens
    .filter(({ id }) => id !== start)
    .toSorted(
      (one, other) =>
        countIncluded({ ...document, screens: [other] }).components -
        countIncluded({ ...document, screens: [one] }).components,
    )
    .at(0)
  return (
    <div className="second" aria-hidden="true">
      {document && second && <AppStill document={document} screenId={second.id} width={width} />}
    </div>
  )
}

/** The two buttons of the marketplace's dialog. */
export function CloneActions({
  isCloning,
  onCancel,
  onUse,
}: {
  isCloning: boolean
  onCancel: () => void
  onUse: () => void
}) {
  return (
    <>
      <Button className="grow" disabled={isCloning} onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button variant="primary" isBusy={isCloning} onClick={onUse}>
        {isCloning ? texts.cloning : texts.startThis}
      </Button>
    </>
  )
}
