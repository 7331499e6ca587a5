import { defineEntity } from '../entity.ts'

export const birthday = defineEntity({
  id: 'birthday',
  words: 'birthday, anniversary',
  icon: 'gift',
  groups: 'Family, Friends, Work',
  fields: `
    Name | person | Lea Brandt
    Birthday | date | 24 Nov 1991
    Reminder | choice | 1 day before | On the day, 1 day before, 1 week before
    Gift ideas | long | Seeds for the roof, a book on tea`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea | Lea Brandt | Tuesday 24 November, turns 35 | 5 days | danger
    Omar | Omar Haddad | Wednesday 2 December, turns 41 | 13 days | warning
    Iris | Iris Chen | Friday 11 December, turns 29 | 22 days | neutral
    Elias | Elias Lund | Sunday 20 December, turns 64 | 31 days | neutral
    Ana | Ana Petrova | Saturday 9 January, turns 38 | 51 days | neutral
    Tomas | Tomás Rey | Monday 18 January, turns 33 | 60 days | neutral`,
  about: 'Gift idea: seeds for the roof, a book on tea. Last year: the small watering can.',
  facts: '24 Nov | Birthday\n35 | Turns\n5 | Days left',
  figures: '5 | Days to the next\n31 | People\n3 | In December',
  hero: 'In 5 days | Lea turns 35 | Gift idea: seeds for the roof | See birthday',
  tip: 'Two birthdays within two weeks | Lea on the 24th, Omar on the 2nd',
  trend: 'Birthdays a month | 4 | +1',
  use: 'Write a message',
})
