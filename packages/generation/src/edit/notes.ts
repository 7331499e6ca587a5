import { type AppDocument, checkNavigation } from '@kwiq/app-model'

const mostTold = 12

/** Who names a screen that is not there is told which are. */
export function withScreens(note: string, { screens }: AppDocument): string {
  if (!/^There is no screen named [^.]+\.$/.test(note)) return note
  const names = screens.slice(0, mostTold).map(({ name }) => name)
  return `${note} The screens are ${names.join(', ')}${screens.length > mostTold ? ' and others' : ''}.`
}

/** What nothing leads to any more, because what led there went. */
export function lostScreens(before: AppDocument, after: AppDocument): string[] {
  if (before === after) return []
  const unreachable = (document: AppDocument) =>
    new Set(
      checkNavigation(document).flatMap((problem) =>
        problem.kind === 'unreachable-screen' ? [problem.screenId] : [],
      ),
    )
  const former = unreachable(before)
  return [...unreachable(after)]
    .filter((id) => !former.has(id) && before.screens.some((screen) => screen.id === id))
    .map((id) => after.screens.find((screen) => screen.id === id)?.name ?? '')
    .map((name) => `Nothing leads to ${name} any more. Try "Add a button that opens ${name}".`)
}
