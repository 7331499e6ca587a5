import type { Sample } from '../../entity.ts'
import type { Scene } from '../scene.ts'

const when = ['Today, 9:12', 'Today, 8:40']

/** Done before those that are on the list today. */
const before: readonly Sample[] = [
  { title: 'Call the plumber', subtitle: 'Yesterday, 17:05' },
  { title: 'Pay the phone bill', subtitle: 'Mon 16 Nov' },
  { title: 'Cancel the paper', subtitle: 'Sat 14 Nov' },
  { title: 'Post the parcel to Ghent', subtitle: 'Thu 12 Nov' },
]

/**
 * What a list of completed tasks holds: those that are ticked on the checklist, and earlier ones that are on no other
 * list. Undefined for any other screen.
 */
export function doneTasks({ app, entity, screen, has }: Scene): readonly Sample[] | undefined {
  if (entity.id !== 'task' || app.language || !/^(?:completed|done|finished)\b/i.test(screen.name))
    return undefined
  const ticked = has('checklist') ? entity.samples.slice(0, 2) : []
  const isOwn = entity.samples[0]?.title === 'Answer the council'
  return [
    ...ticked.map((sample, index) => ({ ...sample, subtitle: when[index], value: undefined })),
    ...(isOwn ? before : []),
  ]
}
