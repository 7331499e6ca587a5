import { Logo } from '@kwiq/ui'
import { texts } from '../texts.ts'

/** The foot of a visitor's pages. */
export function PublicFooter() {
  return (
    <footer className="foot">
      <div className="in">
        <span className="row b">
          <Logo size={20} />
          {texts.kwiq}
        </span>
        <nav aria-label={texts.legal}>
          <a href="/legal/privacy">{texts.privacy}</a>
          <a href="/legal/terms">{texts.terms}</a>
          <a href="/getting-started">{texts.help}</a>
        </nav>
      </div>
    </footer>
  )
}
