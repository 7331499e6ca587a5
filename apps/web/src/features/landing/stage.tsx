import { Icon, Phone } from '@kwiq/ui'
import { Sparkles } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import type { Showcase } from '../../shared/showcase/showcase.ts'
import { StaticScreen } from '../../shared/showcase/static-screen.tsx'
import { FlowLines } from './flow-lines.tsx'
import { texts } from './texts.ts'

const slots = [0, 1, 2, 3]

/** One sentence, and the connected screens of the app it describes. */
export function Stage({ showcase }: { showcase: Showcase | null }) {
  const row = useRef<HTMLDivElement>(null)
  const app = showcase?.apps.shop
  // With each further screen the lines are measured anew.
  const [drawn, setDrawn] = useState(0)
  const noteDrawn = useCallback(() => setDrawn((count) => count + 1), [])
  return (
    <section className="stage canvasbg" aria-label={texts.stage}>
      <div className="ask">
        <Icon of={Sparkles} />
        <span>{app?.description ?? texts.stageAsk}</span>
        {app && <em className="badge ok">{texts.screens(app.screenCount)}</em>}
      </div>
      <div className="flowrow" ref={row}>
        {slots.map((slot) => {
          const screen = app?.screens[slot]
          return (
            <figure key={slot} className="fp">
              <figcaption>{screen?.name ?? '\u00a0'}</figcaption>
              <Phone screenWidth={225}>
                <StaticScreen screen={screen} css={showcase?.css} onDrawn={noteDrawn} />
              </Phone>
            </figure>
          )
        })}
        {app && <FlowLines key={drawn} row={row} screens={app.screens} />}
      </div>
    </section>
  )
}
