import type { ComponentNode } from '@kwiq/app-model'
import type { NounClass } from '../../words/noun-classes.ts'
import { firstName, peopleOf } from '../people.ts'
import type { Scene } from '../scene.ts'

type Line = readonly [title: string, when: string]

const courses: Readonly<Partial<Record<NounClass, (one: string, other: string) => readonly Line[]>>> = {
  thing: (one, other) => [
    [`Note by ${one}`, 'Sunday, all as it should be'],
    [`Two photos by ${other}`, 'Thu 12 Nov'],
    ['Added to the list', '12 March 2024'],
  ],
  document: (one, other) => [
    [`${other} asked a question`, 'Today, 8:40'],
    [`${one} changed the date`, 'Yesterday'],
    [`Written by ${one}`, 'Mon 16 Nov'],
  ],
  numbered: (one, other) => [
    [`Given back by ${one}`, 'Yesterday, 17:20'],
    [`Reserved for ${other}`, 'Sat 21 Nov'],
    ['Cleaned and checked', 'Mon 16 Nov'],
  ],
  event: (one, other) => [
    [`${one} is coming`, 'Today, 8:40'],
    [`${other} wrote a note`, 'Yesterday'],
    ['Date agreed on', 'Mon 9 Nov'],
  ],
  activity: (one) => [
    ['Ten minutes longer than last time', 'Today'],
    [`Together with ${one}`, 'Tue 17 Nov'],
    ['First one of the month', 'Mon 2 Nov'],
  ],
  place: (one, other) => [
    [`${one} was here`, 'Sunday'],
    [`${other} added a photo`, 'Thu 12 Nov'],
    ['Opening hours confirmed', 'Mon 2 Nov'],
  ],
  animal: (one, other) => [
    [`Weighed by ${one}`, 'Today, 8:10'],
    [`Fed by ${other}`, 'Yesterday, 18:30'],
    ['Seen by the vet, all well', 'Mon 9 Nov'],
  ],
  species: (one, other) => [
    [`Found by ${one}`, 'Sunday, Mill wood'],
    [`Confirmed by ${other}`, 'Sunday, 18:10'],
    ['First find this year', 'Sat 10 Oct'],
  ],
  service: () => [
    ['Price changed by − € 1.20', 'Sun 1 Nov'],
    ['Best offer for three weeks', 'Mon 26 Oct'],
    ['Terms read and compared', 'Fri 23 Oct'],
  ],
  garment: (one, other) => [
    [`Worn by ${one}`, 'Sat 14 Nov'],
    [`Button sewn on by ${other}`, 'Tue 10 Nov'],
    ['Added to the rail', '12 March 2024'],
  ],
}

/** Nobody comes to a duty; it is done. */
const duty = (one: string, other: string): readonly Line[] => [
  [`Done by ${one}`, 'Tue 17 Nov, 18:40'],
  [`Done by ${other}`, 'Thu 12 Nov, 18:35'],
  ['Put on the list', 'Mon 2 Nov'],
]

/** Whatever it is, it was added once and changed since. */
const kept = (one: string, other: string): readonly Line[] => [
  [`Changed by ${one}`, 'Today, 8:40'],
  [`Note added by ${other}`, 'Tue 17 Nov'],
  [`Added by ${one}`, 'Mon 2 Nov'],
]

/** What happened to a thing nobody wrote a file for, so that its own screen tells something. */
export function lately(scene: Scene): ComponentNode[] {
  const { entity, kit } = scene
  const course =
    scene.app.isRegister && entity.nounClass === 'document'
      ? kept
      : entity.nounClass === 'event' && entity.use === 'Mark as done'
        ? duty
        : entity.nounClass && courses[entity.nounClass]
  if (!course) return []
  const [, one = 'Lea Brandt', other = 'Omar Haddad'] = peopleOf(scene.app.contentSeed, 3)
  const lines = course(firstName(one), firstName(other))
  return [
    kit.list(
      'timeline',
      'Lately',
      lines.map(([title, subtitle], index) => ({
        title,
        subtitle,
        now: index === 0 ? true : undefined,
        done: index > 0 ? true : undefined,
      })),
      { title: 'Lately' },
    ),
  ]
}
