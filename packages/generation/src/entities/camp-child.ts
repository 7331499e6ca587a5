import { defineEntity } from '../entity.ts'

export const campChild = defineEntity({
  id: 'camp-child',
  one: 'Child',
  many: 'Children',
  words: 'camp child, camper, troop member, cub scout, tent group, patrol, cabin',
  icon: 'users',
  groups: 'Foxes, Owls, Otters',
  fields: `
    Name | person | Ida Brandt
    Group | choice | Owls | Foxes, Owls, Otters
    Age | number | 10
    Parents’ phone | phone | +49 151 2048
    Allergies and medicine | text | Nuts, spray in the blue bag
    Swims | switch | yes
    Notes | long | Likes to sleep near the door`,
  samples: `
    avatar | title | subtitle | badge | tone
    Ida Brandt | Ida Brandt | Owls, tent 4, swims | Well | success
    Emil Weber | Emil Weber | Foxes, tent 2, no nuts | Note | warning
    Noor Rahman | Noor Rahman | Owls, tent 4, leads patrol | Well | success
    Mateo Silva | Mateo Silva | Otters, tent 7, tablet at 8 | Medicine | warning
    Hana Sato | Hana Sato | Foxes, picked up by Omar | Leaves Fri | primary
    Jonas Lund | Jonas Lund | Otters, does not swim yet | Note | warning`,
  about: 'Ten years, third camp. Likes to sleep near the door and knows all the songs.',
  facts: 'Owls | Group\n10 | Years\nTent 4 | Sleeps in',
  figures: '42 | Children\n3 | Groups\n4 | With medicine',
  hero: 'Owls, tent 4 | Ida Brandt | All well, mother was called on Monday | Call home',
  tip: 'Two tablets at 8:00 | Mateo and Jonas',
  add: 'Add child',
  use: 'Call home',
})
