import { defineEntity } from '../entity.ts'

/** A picture from a walk with somebody's dog, sent to those who wait at home. */
export const walkPhoto = defineEntity({
  id: 'walk-photo',
  words: 'walk photo, photo from the walk, picture of the walk',
  one: 'Photo',
  many: 'Photos',
  icon: 'image',
  groups: 'Today, This week, Favourites',
  fields: `
    Photo | photo | dog
    Walk | text | Otto, 45 min
    A line | long | He found every puddle`,
  samples: `
    image | title | subtitle | overline
    dog 1 | Otto found every puddle | Canal and back, 45 min | Canal
    dog 2 | Mimi and a new friend | Linden park, 30 min | Linden park
    forest 3 | The long way round | Pepper ran all of it, 60 min | Mill wood
    dog 4 | Bruno, asleep at once | After two hours in the rain | At home
    field 5 | Hazel off the leash | Meadow behind the mill | Meadow`,
  about: 'Taken half way, where the path leaves the canal. He waited for it without being asked.',
  facts: '3 | Photos\n45 min | Walk\n2 | Hearts',
  figures: '38 | Photos | +6\n14 | Walks',
  hero: 'From this walk | Otto found every puddle | By Lea, at 12:50 | Have a look',
  tip: 'Lea sent three photos | All from today’s walk',
  trend: 'Photos a week | 12 | +3',
  add: 'Add photo',
  use: 'Thank for it',
})
