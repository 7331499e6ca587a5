import { defineEntity } from '../entity.ts'

/** Why something could not be handed over. */
export const failedStop = defineEntity({
  id: 'failed-stop',
  one: 'Problem',
  many: 'Problems',
  words: 'failed delivery attempt, undelivered parcel',
  icon: 'warning',
  groups: 'Nobody there, Wrong address, Refused',
  fields: `
    What happened | choice | Nobody there | Nobody there, Wrong address, Refused, Damaged, Delayed
    Stop | text | 8, East end 4
    Photo | photo | parcel
    What next | choice | Try tomorrow | Try tomorrow, Leave with neighbour, Back to depot
    Note | long | Rang twice, card in the letterbox`,
  samples: `
    icon | title | subtitle | value | tone
    warning | 8, East end 4 | Nobody there, card left | 9:41 | danger
    warning | 5, Harbour gate | Wrong house number, called | 9:02 | warning
    box | 3, Old dairy | Box damaged, taken back | 8:30 | danger`,
  about: 'Rang twice and left a card. The parcel goes to the shop at the station tonight.',
  facts: '9:41 | Time\n2 | Tries\n1 | Photo',
  figures: '3 | Today\n1 | Back to depot',
  hero: 'To settle | 8, East end 4 | Nobody there at 9:41 | See problem',
  tip: 'Three could not be handed over | Two are tried again tomorrow',
  trend: 'Failed this week | 6 | −2',
  add: 'Report a problem',
  use: 'Try again',
})
