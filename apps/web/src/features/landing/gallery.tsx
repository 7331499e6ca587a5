import { Phone } from '@kwiq/ui'
import type { Showcase } from './showcase.ts'
import { StaticScreen } from './static-screen.tsx'

/** Other apps that one sentence made. */
export function Gallery({ items }: { items: Showcase['gallery'] | null }) {
  const slots = items ?? [null, null, null, null]
  return (
    <div className="gallery">
      {slots.map((item, index) => (
        <figure key={index}>
          <Phone screenWidth={240}>
            <StaticScreen screen={item?.screen ?? null} />
          </Phone>
          <figcaption>{item?.prompt}</figcaption>
        </figure>
      ))}
    </div>
  )
}
