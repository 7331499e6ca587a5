import { defineEntity } from '../entity.ts'

/** Somebody who trains, with belt and licence. */
export const matMember = defineEntity({
  id: 'mat-member',
  one: 'Member',
  many: 'Members',
  words: 'dojo member, judoka, karateka',
  icon: 'users',
  groups: 'Children, Youth, Adults',
  fields: `
    Name | text | Ida Brandt
    Belt | choice | Yellow | White, Yellow, Orange, Green, Blue, Brown, Black
    Born | date | Tue 2 Feb 2016
    Licence until | date | Thu 31 Dec
    Weight class | text | −32 kg
    Parent's phone | phone | +49 151 2048`,
  samples: `
    avatar | title | subtitle | badge | tone
    Hana | Hana Sato | Trainer, licence until 2028 | 4th dan | neutral
    Ida | Ida Brandt, 10 | Orange in December, −32 kg | Yellow | warning
    Noor | Noor Rahman, 13 | Licence runs out on 31 December | Orange | danger
    Emil | Emil Osei, 7 | Since September | White | neutral
    Omar | Omar Haddad | Trainer, first aid until May | Brown | primary`,
  about: 'Two years on the mat, calm and strong on the right side. Next is orange.',
  figures: '86 | Members\n4 | Licences run out',
  tip: 'Four licences run out | On 31 December',
  add: 'Add member',
  use: 'Call',
})
