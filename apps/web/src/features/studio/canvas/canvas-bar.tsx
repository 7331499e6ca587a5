import { buttonClass, classes, Icon, IconButton, Segmented } from '@kwiq/ui'
import {
  Grid2x2,
  ListChecks,
  Minus,
  Monitor,
  Play,
  Plus,
  Scan,
  Smartphone,
  Tablet,
  Workflow,
} from 'lucide-react'
import { showMode } from '../edits/screen-edits.ts'
import { SettledLink } from '../settled-link.tsx'
import { useShownName, useStudio, useView } from '../state/studio-context.ts'
import { zoomBy, zoomLimits } from '../state/view-state.ts'
import { texts } from '../texts.ts'
import { fitCanvas } from './fit-canvas.ts'

const devices = [
  { value: 'mobile', name: 'Mobile, 375 px', content: <Icon of={Smartphone} /> },
  { value: 'tablet', name: 'Tablet, 768 px', content: <Icon of={Tablet} /> },
  { value: 'desktop', name: 'Desktop, 1024 px', content: <Icon of={Monitor} /> },
] as const

const modes = [
  { value: 'screen', name: 'One screen', content: <ModeName icon={Smartphone} words="Screen" /> },
  { value: 'flow', name: 'Flow of all screens', content: <ModeName icon={Workflow} words="Flow" /> },
  { value: 'sheet', name: 'Contact sheet', content: <ModeName icon={Grid2x2} words="Sheet" /> },
] as const

function ModeName({ icon, words }: { icon: typeof Smartphone; words: string }) {
  return (
    <>
      <Icon of={icon} />
      <span className="mode-name">{words}</span>
    </>
  )
}

/** Name of the shown screen, device widths, zoom and the way to the preview. */
export function CanvasBar() {
  const studio = useStudio()
  const screenId = useView((view) => view.screenId)
  const mode = useView((view) => view.mode)
  const sheet = useView((view) => view.sheet)
  const name = useShownName(screenId)
  return (
    <div className={classes('cbar', mode === 'screen' && 'is-screen')}>
      <span className="badge nm" data-screen-name="">
        <Icon of={Smartphone} size={14} />
        <span className="trunc">{mode === 'screen' ? name : 'All screens'}</span>
      </span>
      <div className="rgt">
        <Segmented
          label="View"
          className="modes"
          value={mode}
          onChange={(next) => showMode(studio, next)}
          options={modes}
        />
        {mode === 'screen' && <ScreenTools />}
        <IconButton
          icon={ListChecks}
          variant="default"
          label="Check the app"
          className="check-app"
          aria-pressed={sheet === 'check'}
          onClick={() => studio.view.set({ sheet: sheet === 'check' ? 'none' : 'check', risen: 'none' })}
        />
        <SettledLink className={buttonClass({}, 'preview-link')} to={`/projects/${studio.projectId}`}>
          <Icon of={Play} />
          <span>{texts.preview}</span>
        </SettledLink>
      </div>
    </div>
  )
}

/** Device widths and zoom of the shown screen. */
function ScreenTools() {
  const studio = useStudio()
  const device = useView((view) => view.device)
  const zoom = useView((view) => view.zoom)
  const step = (steps: number) => studio.view.set({ zoom: zoomBy(zoom, steps) })
  return (
    <>
      <Segmented
        label="Device"
        className="devices"
        value={device}
        onChange={(next) => studio.view.set({ device: next })}
        options={devices}
      />
      <fieldset className="zoom" aria-label="Zoom">
        <IconButton
          icon={Minus}
          label="Zoom out"
          size="s"
          disabled={zoom <= zoomLimits.min}
          onClick={() => step(-1)}
        />
        <button
          type="button"
          className="level"
          title="Back to 100%"
          aria-label={`Zoom ${zoom}%, back to 100%`}
          onClick={() => studio.view.set({ zoom: zoomLimits.start })}
        >
          {zoom}%
        </button>
        <IconButton
          icon={Plus}
          label="Zoom in"
          size="s"
          disabled={zoom >= zoomLimits.max}
          onClick={() => step(1)}
        />
        <IconButton
          icon={Scan}
          label="Fit the screen"
          shortcut="Shift 1"
          size="s"
          className="fit"
          onClick={() => fitCanvas(studio)}
        />
      </fieldset>
    </>
  )
}
