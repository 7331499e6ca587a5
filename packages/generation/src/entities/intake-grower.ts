import { defineEntity } from '../entity.ts'

/** Somebody who grows and delivers. */
export const intakeGrower = defineEntity({
  id: 'intake-grower',
  one: 'Grower',
  many: 'Growers',
  words: 'grower, delivering farmer',
  icon: 'users',
  groups: 'Members, Guests',
  fields: `
    Name | text | Lea Brandt
    Number | number | 118
    Farm | text | Linden farm
    Deliveries | number | 6
    Account | text | DE12 2048
    Phone | phone | +49 151 2048`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Lea | Lea Brandt, no. 118 | Linden farm, since 2009 | 6 times | Member | success
    Omar | Omar Haddad, no. 64 | Mill meadow, since 2001 | 4 times | Member | success
    Kim | Kim Osei, no. 201 | Upper common, here right now | 9 times | Member | success
    Ana | Ana Petrova | First year, without contract | Once | Guest | neutral
    Tomas | Tomás Rey, no. 12 | One load refused | 3 times | Look | danger`,
  figures: '86 | Growers\n214 | Deliveries',
  tip: '86 growers have delivered | Nine are still to come',
  add: 'Add grower',
  use: 'Call',
})
