import './reading.css'
import './help.css'
import { Badge, buttonClass, Icon, Spinner } from '@kwiq/ui'
import { CirclePlay, MonitorSmartphone, Package, Rocket, WandSparkles } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { demoTexts as texts } from './demo-texts.ts'
import { tourTexts } from './tour/texts.ts'

const Tour = lazy(async () => ({ default: (await import('./tour/tour.tsx')).Tour }))

const icons = [Rocket, WandSparkles, MonitorSmartphone, Package]

/** /demo for somebody signed in. */
export function DemoPage() {
  return <Demo isSignedIn />
}

/** /demo for a visitor. */
export function VisitorDemoPage() {
  return <Demo isSignedIn={false} />
}

/** A place for the video and, beside it, a tour that needs neither video nor account. */
function Demo({ isSignedIn }: { isSignedIn: boolean }) {
  useDocumentTitle(texts.documentTitle, texts.description)
  return (
    <main className="reading broad">
      <div className="row">
        <h1 className="xl">{texts.title}</h1>
        <Badge>{texts.length}</Badge>
      </div>
      <p>{texts.intro}</p>
      <div className="video-place">
        <Icon of={CirclePlay} size={40} />
        <h2>{texts.comingSoon}</h2>
        <p>{texts.supported}</p>
      </div>
      <section>
        <h2>{tourTexts.title}</h2>
        <p>{tourTexts.intro}</p>
        <Suspense
          fallback={
            <div className="tour-wait" role="status">
              <Spinner />
              <span className="sr">{tourTexts.loading}</span>
            </div>
          }
        >
          <Tour />
        </Suspense>
      </section>
      <section>
        <h2>{texts.learnTitle}</h2>
        <div className="learn">
          {texts.learn.map(({ title, text }, index) => (
            <div key={title} className="card pad">
              <Icon of={icons[index] ?? Rocket} size={20} />
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </section>
      <section>
        <h2>{texts.tipsTitle}</h2>
        <ul className="tips">
          {texts.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
      <section className="card pad help-cta">
        <h2>{texts.ctaTitle}</h2>
        <div className="row wrap">
          {isSignedIn ? (
            <a className={buttonClass({ variant: 'primary', size: 'lg' })} href="/dashboard">
              {texts.dashboard}
            </a>
          ) : (
            <a className={buttonClass({ variant: 'primary', size: 'lg' })} href="/api/login">
              {texts.start}
            </a>
          )}
          <a className={buttonClass({ size: 'lg' })} href="/tutorial">
            {texts.tutorial}
          </a>
        </div>
      </section>
    </main>
  )
}
