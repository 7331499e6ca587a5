import { buttonClass, Logo } from '@kwiq/ui'
import { links } from './links.ts'
import { texts } from './texts.ts'

export function LandingHeader() {
  return (
    <header className="top wide">
      <div className="in">
        <a className="brand" href="/">
          <Logo />
          Kwiq
        </a>
        <div className="end">
          <a className={buttonClass({ variant: 'ghost' })} href={links.gettingStarted}>
            {texts.howItWorks}
          </a>
          <a className={buttonClass({ variant: 'primary' })} href={links.signIn}>
            {texts.getStarted}
          </a>
        </div>
      </div>
    </header>
  )
}
