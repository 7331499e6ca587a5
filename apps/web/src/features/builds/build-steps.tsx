import { type Build, type BuildStep, buildSteps } from '@kwiq/contracts'
import { classes, Icon, Spinner } from '@kwiq/ui'
import { Check } from 'lucide-react'
import { texts } from './texts.ts'

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** How far a build is. An Xcode project is signed on the Mac it is built on. */
export function BuildSteps({ build }: { build: Build }) {
  const steps = buildSteps.filter((step) => step !== 'signing' || build.platform === 'android')
  const now = steps.indexOf(build.step)
  return (
    <>
      <ol className="bsteps" style={{ ['--steps' as string]: steps.length }}>
        {steps.map((step, index) => (
          <Step key={step} step={step} isDone={index < now} isNow={index === now} />
        ))}
      </ol>
      <div className="brow xs t3 num">
        <span>
          {build.startedAt
            ? texts.started(clock.format(new Date(build.startedAt)))
            : build.queuePosition !== null && texts.inLine(build.queuePosition)}
        </span>
      </div>
    </>
  )
}

function Step({ step, isDone, isNow }: { step: BuildStep; isDone: boolean; isNow: boolean }) {
  return (
    <li className={classes(isDone && 'ok', isNow && 'now')} aria-current={isNow ? 'step' : undefined}>
      <span className="mk">
        {isDone && <Icon of={Check} size={12} />}
        {isNow && <Spinner />}
      </span>
      {texts.steps[step]}
    </li>
  )
}
