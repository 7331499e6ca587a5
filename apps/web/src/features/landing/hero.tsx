import { buttonClass } from '@kwiq/ui'
import { links } from './links.ts'
import { texts } from './texts.ts'

export function Hero() {
  return (
    <section className="hero">
      <h1>{texts.heading}</h1>
      <div className="sub">
        <p>{texts.intro}</p>
        <div className="row">
          <a className={buttonClass({ variant: 'primary', size: 'lg' })} href={links.signIn}>
            {texts.getStarted}
          </a>
          <a className={buttonClass({ size: 'lg' })} href={links.gettingStarted}>
            {texts.howItWorks}
          </a>
        </div>
      </div>
    </section>
  )
}
