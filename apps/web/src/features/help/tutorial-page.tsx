import './reading.css'
import './help.css'
import { planTable, publicTiers } from '@kwiq/contracts'
import { buttonClass } from '@kwiq/ui'
import { PlanCard } from '../../shared/plan-card/plan-card.tsx'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { Accordion } from './accordion.tsx'
import { type TutorialSection, tutorialTexts as texts } from './tutorial-texts.ts'

/** /tutorial for somebody signed in. */
export function TutorialPage() {
  return <Tutorial isSignedIn />
}

/** /tutorial for a visitor. */
export function VisitorTutorialPage() {
  return <Tutorial isSignedIn={false} />
}

function Tutorial({ isSignedIn }: { isSignedIn: boolean }) {
  useDocumentTitle(texts.documentTitle, texts.intro)
  return (
    <main className="reading wide">
      <h1 className="xl">{texts.title}</h1>
      <p>{texts.intro}</p>
      <section>
        <h2 className="sr">{texts.chapters}</h2>
        <Accordion
          opened={texts.sections[0]?.title}
          sections={[
            ...texts.sections.map((section) => ({
              title: section.title,
              content: <SectionText section={section} />,
            })),
            { title: texts.tiersTitle, content: <Tiers /> },
          ]}
        />
      </section>
      <section>
        <h2>{texts.faqTitle}</h2>
        <Accordion
          sections={texts.faq.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
        />
      </section>
      <section className="card pad help-cta">
        <h2>{texts.ctaTitle}</h2>
        <div className="row wrap">
          <a
            className={buttonClass({ variant: 'primary', size: 'lg' })}
            href={isSignedIn ? '/dashboard' : '/api/login'}
          >
            {isSignedIn ? texts.dashboard : texts.start}
          </a>
          <a className={buttonClass({ size: 'lg' })} href="/demo">
            {texts.demo}
          </a>
        </div>
      </section>
    </main>
  )
}

function SectionText({ section }: { section: TutorialSection }) {
  return (
    <>
      {section.text && <p>{section.text}</p>}
      {section.parts?.map(({ title, text, points }) => (
        <div key={title}>
          <h4>{title}</h4>
          {text && <p>{text}</p>}
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </>
  )
}

function Tiers() {
  return (
    <>
      <p>{texts.tiersText}</p>
      <div className="plans">
        {publicTiers.map((tier) => (
          <PlanCard key={tier} plan={planTable[tier]} />
        ))}
      </div>
    </>
  )
}
