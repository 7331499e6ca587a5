import { defineEntity } from '../entity.ts'

/** A bed for one night; who sleeps there need not say who they are. */
export const shelterBed = defineEntity({
  id: 'shelter-bed',
  one: 'Bed',
  many: 'Beds',
  words: 'shelter bed, shelter beds, night shelter bed, emergency bed, homeless shelter bed',
  icon: 'bed',
  groups: 'Free, In use, Cleaning',
  fields: `
    Number | text | 4
    Shelter | choice | Harbour house | Harbour house, Mill street, St Linden
    Guest | text | Guest 14
    Came at | time | 20:40
    Locker | text | Locker 9
    Needs | choice | Lower bunk | None, Lower bunk, Dog, Quiet room
    Notes | long | Wants to be woken at six`,
  samples: `
    icon | title | subtitle | badge | tone
    bed | Bed 4, Harbour house | Lower bunk, by the door | Free | success
    bed | Bed 7, Harbour house | Guest 14, since 20:40 | In use | primary
    bed | Bed 2, Mill street | Women’s room | Free | success
    bed | Bed 9, Mill street | Guest 11, with a dog | In use | primary
    bed | Bed 5, St Linden | New sheets by nine | Cleaning | warning
    bed | Bed 6, St Linden | Quiet room | Free | success`,
  about: 'Lower bunk by the door. A number is enough to check in, no name and no papers.',
  facts: '20:40 | Came\n9 | Locker\n7:30 | Until',
  figures: '11 | Free | −3\n31 | In use\n3 | Shelters',
  hero: 'Eleven beds are free | Harbour house, bed 4 | Lower bunk, by the door | Check in',
  tip: 'Eleven beds are free | Most of them in Mill street',
  trend: 'Beds in use | 31 | +3',
  add: 'Check in',
  use: 'Check in',
})
