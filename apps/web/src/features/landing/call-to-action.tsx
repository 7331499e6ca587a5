import { buttonClass, Phone } from '@kwiq/ui'
import type { Showcase } from '../../shared/showcase/showcase.ts'
import { StaticScreen } from '../../shared/showcase/static-screen.tsx'
import { links } from './links.ts'
import { texts } from './texts.ts'

export function CallToAction({ showcase }: { showcase: Showcase | null }) {
  const screens = [showcase?.apps.travel.screens[0], showcase?.apps.recipes.screens[1]]
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
        {screens.map((screen, index) => (
          <Phone key={index} screenWidth={225}>
            <StaticScreen screen={screen} css={showcase?.css} />
          </Phone>
        ))}
      </div>
    </section>
  )
}
