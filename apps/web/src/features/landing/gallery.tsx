import { Phone } from '@kwiq/ui'
import type { Showcase } from '../../shared/showcase/showcase.ts'
import { StaticScreen } from '../../shared/showcase/static-screen.tsx'

const shown = ['recipes', 'fitness', 'social', 'finance'] as const

/** Other apps, with what they are. */
export function Gallery({ showcase }: { showcase: Showcase | null }) {
  return (
    <div className="gallery">
      {shown.map((id) => {
        const app = showcase?.apps[id]
        return (
          <figure key={id}>
            <Phone screenWidth={240}>
              <StaticScreen screen={app?.screens[0]} css={showcase?.css} />
            </Phone>
            <figcaption>{app?.description ?? '\u00a0'}</figcaption>
          </figure>
        )
      })}
    </div>
  )
}
