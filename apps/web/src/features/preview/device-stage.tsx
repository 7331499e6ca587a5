import type { AppDocument } from '@kwiq/app-model'
import { resolveTheme, type ThemeMode } from '@kwiq/catalogue/theme'
import { AppPlayer, PhoneFrame } from '@kwiq/runtime'
import { Button, EmptyState, Icon, IconButton, Segmented } from '@kwiq/ui'
import { Maximize, Minimize, Moon, RefreshCw, Smartphone, Sun, Tablet, Undo2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { texts } from './texts.ts'
import { useFullScreen } from './use-full-screen.ts'

type Device = 'mobile' | 'tablet'

/** Width on the page and size of the device, in px. */
const devices = {
  mobile: { width: 308, size: { width: 375, height: 812 } },
  tablet: { width: 480, size: { width: 768, height: 1024 } },
} as const

interface DeviceStageProps {
  document: AppDocument
  /** Where the app starts, and a number that changes with each start. */
  start: { screenId: string; round: number }
  canGoBack: boolean
  onScreen: (screenId: string) => void
  onBack: () => void
  onRestart: () => void
}

/** The app running in a device, with the switches of it. */
export function DeviceStage({ document, start, canGoBack, onScreen, onBack, onRestart }: DeviceStageProps) {
  const [device, setDevice] = useState<Device>('mobile')
  const [mode, setMode] = useState<ThemeMode | null>(null)
  const shown = useMemo(() => (mode ? withMode(document, mode) : document), [document, mode])
  const stage = useRef<HTMLElement>(null)
  const { isFull, height, toggle } = useFullScreen(stage)
  const { width, size } = devices[device]
  // Alone on the screen the device is as large as fits, at most at its own size.
  const shownWidth = isFull ? Math.min(size.width, ((height - 130) * size.width) / size.height) : width

  return (
    <section ref={stage} className="pstage canvasbg" aria-label={texts.app(document.app.name)}>
      <div className="ptools">
        <Segmented
          className="devices"
          label={texts.device}
          value={device}
          onChange={setDevice}
          options={[
            {
              value: 'mobile',
              name: texts.mobile,
              content: <DeviceName icon={Smartphone} name={texts.mobile} />,
            },
            {
              value: 'tablet',
              name: texts.tablet,
              content: <DeviceName icon={Tablet} name={texts.tablet} />,
            },
          ]}
        />
        <Segmented
          label={texts.mode}
          value={mode ?? modeOf(document)}
          onChange={setMode}
          options={[
            { value: 'light', name: texts.light, content: <Icon of={Sun} /> },
            { value: 'dark', name: texts.dark, content: <Icon of={Moon} /> },
          ]}
        />
        <Button icon={Undo2} disabled={!canGoBack} onClick={onBack} aria-label={texts.back}>
          {texts.back}
        </Button>
        <Button icon={RefreshCw} onClick={onRestart} aria-label={texts.restart}>
          {texts.restart}
        </Button>
        <IconButton
          className="only-d"
          variant="default"
          icon={isFull ? Minimize : Maximize}
          label={isFull ? texts.leaveFullScreen : texts.fullScreen}
          onClick={toggle}
        />
      </div>
      {document.screens.length === 0 ? (
        <EmptyState icon={Smartphone} title={texts.empty} text={texts.emptyHint} />
      ) : (
        <PhoneFrame width={shownWidth} device={size}>
          <AppPlayer
            key={start.round}
            document={shown}
            startScreenId={start.screenId}
            onScreenChange={onScreen}
          />
        </PhoneFrame>
      )}
    </section>
  )
}

function DeviceName({ icon, name }: { icon: typeof Smartphone; name: string }) {
  return (
    <>
      <Icon of={icon} />
      <span className="only-d">{name}</span>
    </>
  )
}

function withMode(document: AppDocument, mode: ThemeMode): AppDocument {
  return { ...document, app: { ...document.app, theme: { ...document.app.theme, mode } } }
}

/** The mode the app opens in on this device. */
function modeOf({ app }: AppDocument): ThemeMode {
  return resolveTheme(app.theme, matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light').mode
}
