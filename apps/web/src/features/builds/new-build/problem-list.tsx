import type { ExportProblem } from '@kwiq/contracts'
import { Icon } from '@kwiq/ui'
import { Check, TriangleAlert } from 'lucide-react'
import { texts } from '../texts.ts'

/** Lines at most: who has more to mend begins in the studio. */
const shown = 5

/** What a person should know of the app before it is built. */
export function ProblemList({ problems }: { problems: readonly ExportProblem[] }) {
  if (problems.length === 0) {
    return (
      <p className="t2 row">
        <Icon of={Check} />
        {texts.noProblems}
      </p>
    )
  }
  return (
    <section>
      <h3>{texts.worthKnowing}</h3>
      <ul className="problems">
        {problems.slice(0, shown).map(({ message, screenId }, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index} ${screenId} ${message}`}>
            <Icon of={TriangleAlert} />
            <span>{message}</span>
          </li>
        ))}
      </ul>
      {problems.length > shown && <p className="t3 xs">{texts.more(problems.length - shown)}</p>}
    </section>
  )
}
