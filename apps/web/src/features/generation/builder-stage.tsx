import { Phone } from '@kwiq/ui'
import { StaticScreen } from '../../shared/showcase/static-screen.tsx'
import { useShowcase } from '../../shared/showcase/use-showcase.ts'
import { ArrivingScreens } from '../../shared/generation/arriving-screens.tsx'
import type { GenerationRun } from '../../shared/generation/generation-run.ts'
import { texts } from './texts.ts'

/** The right side of the builder: what is being made. */
export function BuilderStage({ run }: { run: GenerationRun | null }) {
  const showcase = useShowcase()
  return (
    <section className="right canvasbg" aria-label={texts.preview}>
      {run ? (
        <ArrivingScreens run={run} />
      ) : (
        <>
          <div className="duo" aria-hidden="true">
            {[0, 1].map((index) => (
              <Phone key={index} screenWidth={277}>
                <StaticScreen screen={showcase?.apps.fitness.screens[index]} css={showcase?.css} />
              </Phone>
            ))}
          </div>
          <p className="t2 cap">{showcase ? texts.stageIdle(showcase.apps.fitness.description) : '\u00a0'}</p>
        </>
      )}
      <p className="sr" role="status">
        {run && run.screens.length > 0 ? texts.drawn(run.screens.map(({ name }) => name).join(', ')) : ''}
      </p>
    </section>
  )
}
