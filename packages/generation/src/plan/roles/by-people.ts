import { peopleOf } from '../../compose/people.ts'
import { defineEntity, type Entity } from '../../entity.ts'
import { capitalise } from '../../words/forms.ts'

const days = ['Today, 8:40', 'Yesterday', 'Tue 17 Nov', 'Mon 16 Nov', 'Sat 14 Nov']

/** One of each of several people, with its day: requests, reports, who is on when. */
export const byPeople = (noun: string, seed: number): Entity =>
  defineEntity({
    id: `part-${noun.replaceAll(' ', '-')}`,
    one: capitalise(noun),
    words: noun,
    icon: 'file',
    fields: '',
    samples: [
      'avatar | title | subtitle',
      ...peopleOf(seed, days.length).map((name, index) => `${name} | ${name} | ${days[index]}`),
    ].join('\n'),
  })
