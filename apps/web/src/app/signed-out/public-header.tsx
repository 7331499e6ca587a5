import { buttonClass, Logo } from '@kwiq/ui'
import { texts } from '../texts.ts'

/** The bar of a visitor's pages. */
export function PublicHeader() {
  return (
    <header className="top wide">
      <div className="in">
        <a className="brand" href="/">
          <Logo />
          {texts.kwiq}
        </a>
        <div className="end">
          {location.pathname !== '/' && (
            <a className={buttonClass({ variant: 'ghost' }, 'stays')} href="/">
              {texts.homePage}
            </a>
          )}
          <a className={buttonClass({ variant: 'ghost' })} href="/getting-started">
            {texts.howItWorks}
          </a>
          <a className={buttonClass({ variant: 'primary' })} href="/api/login">
            {texts.getStarted}
          </a>
        </div>
      </div>
    </header>
  )
}
