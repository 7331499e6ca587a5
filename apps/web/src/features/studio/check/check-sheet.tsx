import { Button, Icon, Sheet } from '@kwiq/ui'
import { CircleCheck, Hand, Palette, Route, Sigma, Tag, Wrench } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { revealNode } from '../canvas/reveal-node.ts'
import { showScreen } from '../edits/screen-edits.ts'
import { useSettledDocument } from '../screens/use-settled-document.ts'
import type { Studio } from '../state/studio.ts'
import { openTheme } from '../state/open-panel.ts'
import { useStudio } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { type AppProblem, appProblems, fixCommands } from './app-problems.ts'

const groups = [
  { name: 'Navigation', icon: Route },
  { name: 'Labels', icon: Tag },
  { name: 'Touch', icon: Hand },
  { name: 'Formulas', icon: Sigma },
  { name: 'Colours', icon: Palette },
] as const

/** What would trouble the app's users, each with a way there and a one-click fix. */
export function CheckSheet({ onClose }: { onClose: () => void }) {
  const studio = useStudio()
  const document = useSettledDocument()
  const all = useMemo(() => appProblems(studio, document), [studio, document])
  // What was just mended is gone at once, not with the next look at the whole app: it cannot be mended twice.
  const [mended, setMended] = useState<{ of: AppProblem[]; ids: string[] }>({ of: [], ids: [] })
  const left = mended.of === all ? mended.ids : []
  const problems = all.filter(({ id }) => !left.includes(id))
  const list = useRef<HTMLDivElement>(null)
  /** The pressed button has left with its line: the focus goes to the one that took its place, else to the list. */
  const leave = (gone: readonly AppProblem[], button: Element) => {
    const at = [...(list.current?.querySelectorAll('[data-mend]') ?? [])].indexOf(button)
    setMended({ of: all, ids: [...left, ...gone.map(({ id }) => id)] })
    setTimeout(() => {
      const rest = list.current?.querySelectorAll<HTMLElement>('[data-mend]') ?? []
      const next = rest[Math.min(Math.max(at, 0), rest.length - 1)] ?? list.current
      next?.focus()
    })
  }
  return (
    <Sheet
      title={texts.check.title}
      onClose={onClose}
      headerEnd={
        problems.length > 1 && (
          <Button
            size="s"
            icon={Wrench}
            onClick={({ currentTarget }) => {
              if (fixAll(studio, problems)) leave(problems, currentTarget)
            }}
          >
            Fix all {problems.length}
          </Button>
        )
      }
    >
      <div className="pscroll checks" ref={list} tabIndex={-1}>
        <p className="sr" role="status">
          {problems.length === 0 ? texts.check.nothing : `${problems.length} problems`}
        </p>
        {problems.length === 0 && (
          <div className="empty-note">
            <Icon of={CircleCheck} size={20} className="ok" />
            <strong>{texts.check.nothing}</strong>
            <span>{texts.check.checked}</span>
          </div>
        )}
        {groups.map(({ name, icon }) => {
          const found = problems.filter(({ group }) => group === name)
          return found.length === 0 ? null : (
            <section key={name} aria-label={name}>
              <h3>
                <Icon of={icon} size={14} /> {name} <span className="badge">{found.length}</span>
              </h3>
              <ul>
                {found.slice(0, mostShown).map((problem) => (
                  <li key={problem.id}>
                    <p>{problem.message}</p>
                    <div className="row">
                      {problem.group === 'Colours' ? (
                        <Button size="s" onClick={() => openTheme(studio)}>
                          Show
                        </Button>
                      ) : (
                        <Button size="s" onClick={() => jumpTo(studio, problem)}>
                          Show
                        </Button>
                      )}
                      <Button
                        size="s"
                        icon={Wrench}
                        // The second click of a double click would mend what stands there then.
                        isBusy={false}
                        data-mend=""
                        onClick={({ currentTarget }) => {
                          if (fixOne(studio, problem)) leave([problem], currentTarget)
                        }}
                      >
                        {problem.remedy}
                      </Button>
                    </div>
                  </li>
                ))}
              </ul>
              {found.length > mostShown && <p className="t3 xs">and {found.length - mostShown} more</p>}
            </section>
          )
        })}
      </div>
    </Sheet>
  )
}

/** A longer list helps nobody: what is mended makes room for the rest. */
const mostShown = 60

function jumpTo(studio: Studio, { screenId, nodeId }: AppProblem): void {
  if (screenId === null) return
  showScreen(studio, screenId)
  if (nodeId === null) return
  studio.selection.select(nodeId)
  revealNode(studio, nodeId)
}

/** True when the problem is gone. */
function fixOne(studio: Studio, problem: AppProblem): boolean {
  const command = problem.fix(studio.document.getDocument())
  const options = { failure: texts.errors.edit, announce: `Mended: ${problem.message}` }
  return command === null || studio.run(command, options)
}

function fixAll(studio: Studio, problems: readonly AppProblem[]): boolean {
  const commands = fixCommands(studio.document.getDocument(), problems)
  if (commands.length === 0) return false
  return studio.run(
    { type: 'batch', commands },
    { failure: texts.errors.edit, announce: `${commands.length} problems mended` },
  )
}
