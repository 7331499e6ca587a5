import './landing.css'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { CallToAction } from './call-to-action.tsx'
import { Gallery } from './gallery.tsx'
import { Hero } from './hero.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'
import { Pricing } from './pricing.tsx'
import { Stage } from './stage.tsx'
import { Steps } from './steps.tsx'
import { texts } from './texts.ts'
import { useShowcase } from './use-showcase.ts'

/** What a visitor sees first: what Kwiq makes, how, and for how much. */
export function LandingPage() {
  useDocumentTitle(texts.title)
  const showcase = useShowcase()
  return (
    <>
      <LandingHeader />
      <main className="land">
        <Hero />
        <Stage app={showcase?.stage ?? null} />
        <section>
          <h2 className="xl">{texts.whatYouBuild}</h2>
          <Steps />
          <Gallery items={showcase?.gallery ?? null} />
        </section>
        <Pricing />
        <CallToAction screens={showcase?.closing ?? null} />
      </main>
      <LandingFooter />
    </>
  )
}
