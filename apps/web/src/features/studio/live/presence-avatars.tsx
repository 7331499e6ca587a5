import { Tooltip } from '@kwiq/ui'
import { showScreen } from '../edits/screen-edits.ts'
import { useScreenNames, useStudio } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { useOthers } from './live-context.ts'
import { initialsOf, nameOf } from './person.ts'

/** So many are shown; the rest are counted. */
const most = 5

/** Who else is here; a click leads to the screen they look at. */
export function PresenceAvatars() {
  const studio = useStudio()
  const others = useOthers()
  const screens = useScreenNames()
  if (others.length === 0) return null
  return (
    <ul className="stackav" aria-label={texts.live.here}>
      {others.slice(0, most).map((person) => {
        const screen = screens.find(({ id }) => id === person.screenId)
        const place = screen ? texts.live.onScreen(screen.name) : ''
        const words = [nameOf(person), place].filter(Boolean).join(', ')
        return (
          <li key={person.userId}>
            <Tooltip text={words}>
              <button
                type="button"
                className="ava who"
                data-color={person.color}
                aria-label={words}
                onClick={() => {
                  if (screen) showScreen(studio, screen.id)
                }}
              >
                {initialsOf(person)}
              </button>
            </Tooltip>
          </li>
        )
      })}
      {others.length > most && (
        <li>
          <span className="ava" title={others.slice(most).map(nameOf).join(', ')}>
            +{others.length - most}
          </span>
        </li>
      )}
    </ul>
  )
}
