import { Icon, Phone } from '@kwiq/ui'
import { Sparkles } from 'lucide-react'
import type { Showcase } from './showcase.ts'
import { StaticScreen } from './static-screen.tsx'
import { texts } from './texts.ts'

const slotCount = 4

/** One sentence, and the connected screens that came of it. */
export function Stage({ app }: { app: Showcase['stage'] | null }) {
  const screens = app?.screens ?? Array.from({ length: slotCount }, () => null)
  return (
    <section className="stage canvasbg" aria-label={texts.stage}>
      <div className="ask">
        <Icon of={Sparkles} />
        <span>{app?.prompt ?? texts.exampleAsk}</span>
        {app && <em className="badge ok">{texts.screens(app.screenCount)}</em>}
      </div>
      <div className="flowrow">
        {screens.map((screen, index) => (
          <figure key={index} className="fp">
            <figcaption>{screen?.name ?? '\u00a0'}</figcaption>
            <Phone screenWidth={225}>
              <StaticScreen screen={screen} />
            </Phone>
          </figure>
        ))}
      </div>
    </section>
  )
}
