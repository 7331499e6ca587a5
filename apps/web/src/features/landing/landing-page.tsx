import './landing.css'
import { useShowcase } from '../../shared/showcase/use-showcase.ts'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { CallToAction } from './call-to-action.tsx'
import { Gallery } from './gallery.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'
import { Stage } from './stage.tsx'
import { Steps } from './steps.tsx'
import { texts } from './texts.ts'

/** What a visitor sees first: what Kwiq makes, how, and for how much. */
export function LandingPage() {
  useDocumentTitle(texts.title)
  const showcase = useShowcase()
  return (
    <main className="land">
      <Hero />
      <Stage showcase={showcase} />
      <section>
        <h2 className="xl">{texts.whatYouBuild}</h2>
        <Steps />
        <Gallery showcase={showcase} />
      </section>
      <Pricing />
      <CallToAction showcase={showcase} />
    </main>
  )
}
