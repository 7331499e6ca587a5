import { buttonClass, Phone } from '@kwiq/ui'
import { links } from './links.ts'
import type { ShowcaseScreen } from './showcase.ts'
import { StaticScreen } from './static-screen.tsx'
import { texts } from './texts.ts'

interface CallToActionProps {
  screens: readonly ShowcaseScreen[] | null
}

export function CallToAction({ screens }: CallToActionProps) {
  const slots = screens ?? [null, null]
  return (
    <section className="cta card">
      <div>
        <h2 className="xl">{texts.ready}</h2>
        <p className="m t2">{texts.readyText}</p>
        <div className="row">
          <a className={buttonClass({ variant: 'primary', size: 'lg' })} href={links.signIn}>
            {texts.startNow}
          </a>
          <a className={buttonClass({ size: 'lg' })} href={links.gettingStarted}>
            {texts.viewGuide}
          </a>
        </div>
      </div>
      <div className="peek" aria-hidden="true">
        {slots.map((screen, index) => (
          <Phone key={index} screenWidth={225}>
            <StaticScreen screen={screen} />
          </Phone>
        ))}
      </div>
    </section>
  )
}
