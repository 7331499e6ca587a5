import { features } from '../features/index.ts'
import { stemOf } from '../words/forms.ts'

const titled: readonly { name: string; called: ReadonlySet<string> }[] = features.flatMap(
  ({ screen, triggers }) =>
    screen
      ? [
          {
            name: screen.name.toLowerCase().split(' ').map(stemOf).join(' '),
            called: new Set(triggers.map(({ stems }) => stems.trim())),
          },
        ]
      : [],
)

/** Whether two names, as stems in their order, are of the same part of apps: "shopping list" and "grocery list". */
export function isSameFeature(one: readonly string[], other: readonly string[]): boolean {
  // A contact form is on the page called contact.
  if (one.every((stem) => other.includes(stem))) return false
  const [shown, asked] = [one.join(' '), other.join(' ')]
  return titled.some(({ name, called }) => name === shown && called.has(asked))
}
