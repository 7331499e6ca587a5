import { defineEntity } from '../entity.ts'

export const petWalk = defineEntity({
  id: 'pet-walk',
  one: 'Walk',
  many: 'Walks',
  words: 'dog walk, dog walking, pet sitting, pet sitter, walker',
  icon: 'paw',
  groups: 'Today, Open, Done',
  fields: `
    Dog | text | Otto, 6 years
    Walk | choice | 45 min | 30 min, 45 min, 60 min
    Date | date | Fri 20 Nov
    Time | time | 12:30
    Meet at | place | Linden lane 4
    Key | text | Under the blue pot
    Notes | long | Afraid of bicycles`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Lea Brandt | Otto with Lea | Today 12:30, 45 min | € 14 | Walking | success
    Omar Haddad | Mimi with Omar | Today 16:00, 30 min | € 10 | Booked | primary
    Kim Osei | Pepper, 60 min | Tomorrow, two walkers asked | € 18 | Open | warning
    Ana Petrova | Bruno with Ana | Weekend, sitting | € 64 | Booked | primary
    Iris Chen | Hazel with Iris | Tuesday, 5.2 km | € 14 | Done | neutral
    Tomás Rey | Lotte with Tomás | Monday, 3 photos | € 14 | Done | neutral`,
  about: 'Five kilometres along the canal, one bath. Three photos, and he slept at once.',
  facts: '45 min | Length\n€ 14 | Price\n3.1 km | So far',
  figures: '4 | Walks this week\n4.9 | Stars\n€ 56 | Spent',
  hero: 'Walking now | Otto with Lea | 3.1 km along the canal, back at 13:15 | See route',
  tip: 'Lea is free on Fridays | Otto’s favourite, eleven walks',
  trend: 'Km a week | 14.2 | +2',
  add: 'Post walk',
  use: 'See route',
  price: '€ 14 | 45 minutes',
})
