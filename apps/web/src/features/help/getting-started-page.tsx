import './reading.css'
import { planTable, publicTiers } from '@kwiq/contracts'
import { buttonClass } from '@kwiq/ui'
import { PlanCard } from '../../shared/plan-card/plan-card.tsx'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { gettingStartedTexts as texts } from './texts.ts'

/** /getting-started for somebody signed in. */
export function GettingStartedPage() {
  return <GettingStarted builder="/builder" />
}

/** /getting-started for a visitor, whose way to the builder leads over the sign-in page. */
export function VisitorGettingStartedPage() {
  return <GettingStarted builder="/api/login?returnTo=%2Fbuilder" />
}

/** From an idea to a build, in short. */
function GettingStarted({ builder }: { builder: string }) {
  useDocumentTitle(texts.documentTitle, texts.intro)
  return (
    <main className="reading wide">
      <h1 className="xl">{texts.title}</h1>
      <p>{texts.intro}</p>
      <section>
        <h2>{texts.stepsTitle}</h2>
        <ol className="guide">
          {texts.steps.map((step, index) => (
            <li key={step.title}>
              <span className="num" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
                <StepPicture {...step.picture} />
              </div>
            </li>
          ))}
        </ol>
        <a className={buttonClass({ variant: 'primary', size: 'lg' })} href={builder}>
          {texts.start}
        </a>
      </section>
      <section>
        <h2>{texts.plansTitle}</h2>
        <div className="plans">
          {publicTiers.map((tier) => (
            <PlanCard key={tier} plan={planTable[tier]} />
          ))}
        </div>
        <a className={buttonClass({ variant: 'primary' }, 'upgrade')} href="/billing">
          {texts.upgrade}
        </a>
      </section>
      <section>
        <h2>{texts.tipsTitle}</h2>
        <ul className="tips">
          {texts.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{texts.feesTitle}</h2>
        <p>{texts.fees}</p>
      </section>
    </main>
  )
}

/** Pixels of the pictures that `npm run screenshots` makes. */
const pictureSize = { width: 1200, height: 750 }

/** The product at this step, in the theme of the page: only the one that is shown is loaded. */
function StepPicture({ name, alt }: { name: string; alt: string }) {
  return (
    <figure className="shot">
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={theme}
          src={`/help/${name}-${theme}.webp`}
          alt={alt}
          loading="lazy"
          decoding="async"
          {...pictureSize}
        />
      ))}
    </figure>
  )
}
