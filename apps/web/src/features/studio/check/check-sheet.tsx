import { Button, Icon, Sheet } from '@kwiq/ui'
import { CircleCheck, Hand, Palette, Route, Tag, Wrench } from 'lucide-react'
import { useMemo } from 'react'
import { revealNode } from '../canvas/reveal-node.ts'
import { showScreen } from '../edits/screen-edits.ts'
import { useSettledDocument } from '../screens/use-settled-document.ts'
import type { Studio } from '../state/studio.ts'
import { useStudio } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { type AppProblem, appProblems, fixCommands } from './app-problems.ts'

const groups = [
  { name: 'Navigation', icon: Route },
  { name: 'Labels', icon: Tag },
  { name: 'Touch', icon: Hand },
  { name: 'Colours', icon: Palette },
] as const

/** What would trouble the app's users, each with a way there and a one-click fix. */
export function CheckSheet({ onClose }: { onClose: () => void }) {
  const studio = useStudio()
  const document = useSettledDocument()
  const problems = useMemo(() => appProblems(studio, document), [studio, document])
  return (
    <Sheet
      title={texts.check.title}
      onClose={onClose}
      headerEnd={
        problems.length > 1 && (
          <Button size="s" icon={Wrench} onClick={() => fixAll(studio, problems)}>
            Fix all {problems.length}
          </Button>
        )
      }
    >
      <div className="pscroll checks">
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
                        <Button size="s" onClick={() => showTheme(studio)}>
                          Show
                        </Button>
                      ) : (
                        <Button size="s" onClick={() => jumpTo(studio, problem)}>
                          Show
                        </Button>
                      )}
                      <Button size="s" icon={Wrench} onClick={() => fixOne(studio, problem)}>
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

function showTheme(studio: Studio): void {
  studio.selection.select(null)
  studio.view.set({ sheet: 'none', isRightOpen: true, rightTab: 'properties' })
}

function fixOne(studio: Studio, problem: AppProblem): void {
  const command = problem.fix(studio.document.getDocument())
  if (command) studio.run(command, { failure: texts.errors.edit, announce: `Mended: ${problem.message}` })
}

function fixAll(studio: Studio, problems: readonly AppProblem[]): void {
  const commands = fixCommands(studio.document.getDocument(), problems)
  if (commands.length === 0) return
  studio.run(
    { type: 'batch', commands },
    { failure: texts.errors.edit, announce: `${commands.length} problems mended` },
  )
}
