import { Icon, IconButton, Segmented, buttonClass } from '@kwiq/ui'
import { Minus, Monitor, Play, Plus, Scan, Smartphone, Tablet } from 'lucide-react'
import { SettledLink } from '../settled-link.tsx'
import { useScreen, useStudio, useView } from '../state/studio-context.ts'
import { zoomBy, zoomLimits } from '../state/view-state.ts'
import { texts } from '../texts.ts'
import { fitCanvas } from './fit-canvas.ts'

const devices = [
  { value: 'mobile', name: 'Mobile, 375 px', content: <Icon of={Smartphone} /> },
  { value: 'tablet', name: 'Tablet, 768 px', content: <Icon of={Tablet} /> },
  { value: 'desktop', name: 'Desktop, 1024 px', content: <Icon of={Monitor} /> },
] as const

/** Name of the shown screen, device widths, zoom and the way to the preview. */
export function CanvasBar() {
  const studio = useStudio()
  const screenId = useView((view) => view.screenId)
  const device = useView((view) => view.device)
  const zoom = useView((view) => view.zoom)
  const screen = useScreen(screenId)
  const step = (steps: number) => studio.view.set({ zoom: zoomBy(zoom, steps) })
  return (
    <div className="cbar">
      <span className="badge nm" data-screen-name="">
        <Icon of={Smartphone} size={14} />
        <span className="trunc">{screen?.name}</span>
      </span>
      <div className="rgt">
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
            onClick={() => fitCanvas(studio)}
          />
        </fieldset>
        <SettledLink className={buttonClass({})} to={`/projects/${studio.projectId}`}>
          <Icon of={Play} />
          {texts.preview}
        </SettledLink>
      </div>
    </div>
  )
}
