import { buttonClass, Logo } from '@kwiq/ui'
import { texts } from '../texts.ts'

/** The bar of a visitor's pages; the others have a link to the first. */
export function PublicHeader({ isHome = false }: { isHome?: boolean }) {
  return (
    <header className="top wide">
      <div className="in">
        <a className="brand" href="/">
          <Logo />
          {texts.kwiq}
        </a>
        <div className="end">
          {!isHome && (
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
