import { createStore, type Store, useStore } from './state/create-store.ts'
import type { Studio } from './state/studio.ts'

interface Words {
  words: string
  /** How many things were said: what is said again is as new as what is said first. */
  count: number
}

interface Speaker {
  said: Store<Words>
  announce(words: string): void
}

/** What is said to screen readers, from the last announcement on. */
export function createSaid(): Speaker {
  const said = createStore<Words>({ words: '', count: 0 })
  return { said, announce: (words) => said.set({ words, count: said.get().count + 1 }) }
}

const speakers = new WeakMap<Studio, Speaker>()

/** Through whom a studio speaks: the one it was first opened with, also when it comes back with unsaved edits. */
export function speakerOf(studio: Studio, own: Speaker): Speaker {
  const speaker = speakers.get(studio) ?? own
  speakers.set(studio, speaker)
  return speaker
}

/**
 * What is said to screen readers; apart, because it changes with every move and the studio does not. The words are
 * put in anew each time: "Undone" twice is two steps, and only what changes in the page is read out.
 */
export function Said({ said }: Pick<Speaker, 'said'>) {
  const { words, count } = useStore(said, (value) => value)
  return (
    <output className="sr">
      <span key={count}>{words}</span>
    </output>
  )
}
