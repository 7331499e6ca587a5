import { Logo } from '@kwiq/ui'
import { links } from './links.ts'
import { texts } from './texts.ts'

export function LandingFooter() {
  return (
    <footer className="foot">
      <div className="in">
        <span className="row b">
          <Logo size={20} />
          Kwiq
        </span>
        <nav aria-label={texts.legal}>
          <a href={links.privacy}>{texts.privacy}</a>
          <a href={links.terms}>{texts.terms}</a>
          <a href={links.gettingStarted}>{texts.help}</a>
        </nav>
      </div>
    </footer>
  )
}
