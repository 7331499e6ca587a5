import { defineEntity } from '../entity.ts'

export const dateIdea = defineEntity({
  id: 'date-idea',
  one: 'Idea',
  many: 'Ideas',
  words: 'date idea, date night idea',
  icon: 'bulb',
  groups: 'At home, Out, Far',
  fields: `
    What | text | Swim at sunrise
    When | date | Sat 28 Nov
    Costs | choice | Nothing | Nothing, A little, A lot
    Whose idea | choice | Mine | Mine, Yours
    Note | long | Bring the thermos`,
  samples: `
    icon | title | subtitle | badge | tone
    wave | Swim at sunrise | Stone pier, thermos afterwards | Mine | primary
    pot | Cook what neither of us can | Dumplings, perhaps | Yours | accent
    train | Take the first train | And get off where it is nice | Mine | primary
    music | The small concert | Blue door, Thursdays | Yours | accent
    star | Northern lights | Some time before forty | Both | success`,
  about: 'Half past six at the pier, with towels and the thermos. Breakfast at the bakery.',
  facts: '6:30 | Starts\n€ 0 | Costs\nMine | Idea',
  figures: '14 | Ideas\n5 | Done\n1 | This week',
  hero: 'Saturday, 6:30 | Swim at sunrise | Stone pier, thermos afterwards | Plan it',
  tip: 'Five of fourteen done | The next one is yours to choose',
  add: 'Add idea',
  use: 'Plan it',
})
