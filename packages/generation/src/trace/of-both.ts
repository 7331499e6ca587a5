import type { AppPlan } from '../plan/types.ts'

const both = /^(?:(?:the|an?) )?(.+?) (?:of|for) (?:(?:the )?two|both|each of (?:the )?two) /i

/** "Weight of two packages" where the first and the second weight are asked for. */
export function isOfBoth(label: string, { entities }: AppPlan): boolean {
  const [, value = ''] = both.exec(label) ?? []
  if (value === '') return false
  const names = [...entities.values()].flatMap(({ fields }) => fields.map(({ name }) => name.toLowerCase()))
  return ['first', 'second'].every((which) =>
    names.some((name) => name.startsWith(`${which} ${value.toLowerCase()}`)),
  )
}
