import { defineEntity } from '../entity.ts'

export const guest = defineEntity({
  id: 'guest',
  words: 'invitee, wedding guest',
  icon: 'users',
  groups: 'Coming, Open, Family',
  fields: `
    Name | person | Clara Weber
    Coming | choice | Yes | Yes, Open, No
    Diet | choice | Vegetarian | Any, Vegetarian, Vegan, No nuts
    Table | text | Table 2
    Email | email | clara@post.example
    Notes | long | Arrives on Friday, needs a bed`,
  samples: `
    avatar | title | subtitle | badge | tone
    Clara | Aunt Clara | Table 2, vegetarian | Yes | success
    Omar | Omar and Kim | Table 4, with a child | Yes | success
    Rey | The Reys | Table 1, four people | Open | warning
    Hana | Hana Sato | Table 3, no nuts | Yes | success
    Jonas | Jonas plus one | Table 4, vegan | Open | warning
    Ida | Grandma Ida | Table 1, by the window | Yes | success`,
  about: 'Comes with the early train on Friday and stays for brunch. Would like to sit near the window.',
  facts: 'Yes | Coming\nTable 2 | Seat\n1 | Plus',
  figures: '84 | Invited | +2\n61 | Coming | +5\n9 | Open',
  hero: 'In 184 days | Saturday 22 May | The old dairy, 84 guests, one long table | See the plan',
  tip: '61 of 84 are coming | Nine have not answered yet',
  trend: 'Answers | 70 of 84 | +5',
  add: 'Add guest',
  use: 'Send a reminder',
})
