import { useStore } from '../state/create-store.ts'
import { texts } from '../texts.ts'
import { useOthers, usePeopleStore } from './live-context.ts'
import { nameOf } from './person.ts'

/** Dots for the others who look at a screen. */
export function PresenceDots({ screenId }: { screenId: string }) {
  const isAnybodyHere = useStore(usePeopleStore(), ({ people }) =>
    people.some((person) => person.screenId === screenId),
  )
  return isAnybodyHere ? <Dots screenId={screenId} /> : null
}

function Dots({ screenId }: { screenId: string }) {
  const here = useOthers().filter((person) => person.screenId === screenId)
  if (here.length === 0) return null
  return (
    <span className="who-dots">
      {here.slice(0, 4).map((person) => (
        <i key={person.userId} className="who" data-color={person.color} title={nameOf(person)} />
      ))}
      <span className="sr">{texts.live.onScreenHere(here.map(nameOf).join(', '))}</span>
    </span>
  )
}
