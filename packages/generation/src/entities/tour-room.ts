import { defineEntity } from '../entity.ts'

/** Who sleeps where. */
export const tourRoom = defineEntity({
  id: 'tour-room',
  one: 'Room',
  many: 'Rooms',
  words: 'tour room, rooming list, host family',
  icon: 'bed',
  groups: 'Full, A bed free',
  fields: `
    Room | text | 204, second floor
    Beds | number | 2
    Who | text | Clara Vogt, Ana Petrova
    Note | text | Near the lift`,
  samples: `
    icon | title | subtitle | meta | badge | tone
    bed | 204, second floor | Clara Vogt and Ana Petrova | 2 of 2 | Full | success
    bed | 206, second floor | Kim Osei, Iris Chen, Noor Rahman | 3 of 3 | Full | success
    bed | 210, second floor | Omar Haddad | 1 of 2 | A bed free | warning
    home | Family Kaya | Jonas and Emil, two stops by tram | 2 of 2 | Host | primary
    bed | 301, single | Elias Lund, snores | 1 of 1 | Full | success`,
  about: 'Near the lift, shower without a step. Clara sleeps at the window.',
  figures: '18 | Rooms\n1 | Bed free',
  tip: 'One bed is free | Room 210 with Omar',
  add: 'Add room',
  use: 'Move somebody',
})
