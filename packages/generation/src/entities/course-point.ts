import { defineEntity } from '../entity.ts'

/** What there is along the course of a race. */
export const coursePoint = defineEntity({
  id: 'course-point',
  one: 'Point',
  many: 'Course',
  words: 'water station, aid station, race course, course map, finish area',
  icon: 'pin',
  groups: 'Start, Water, First aid, Finish',
  fields: `
    Name | text | Water at Mill bridge
    Kilometre | number | 5
    What there is | text | Water, bananas, toilets
    In charge | person | Iris Chen
    Open | text | 9:15 to 11:40`,
  samples: `
    icon | title | subtitle | value
    flag | Start, Market square | First wave 9:00, toilets behind the hall | km 0
    drop | Water at Mill bridge | Water and bananas, Iris | km 5
    heart | First aid, Old dairy | Two helpers, from 9:00 | km 8
    drop | Water at the lock | Water, salt, gels | km 10
    trophy | Finish, Market square | Medals, bags, showers | km 21`,
  about: 'Water, bananas and four helpers from a quarter past nine. Cups go into the nets behind the bridge.',
  facts: 'km 5 | Where\n9:15 | Opens\n4 | Helpers',
  figures: '21 km | Course\n2 | Water stations\n1 | First aid',
  hero: 'Kilometre 5 | Water at Mill bridge | Iris and three helpers | Open point',
  tip: 'Water every five kilometres | At Mill bridge and at the lock',
  add: 'Add point',
  use: 'Show the way',
})
