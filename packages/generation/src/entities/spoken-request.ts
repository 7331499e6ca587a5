import { defineEntity } from '../entity.ts'

export const spokenRequest = defineEntity({
  id: 'spoken-request',
  one: 'Request',
  many: 'Requests',
  words: 'voice command, spoken request, voice request',
  icon: 'mic',
  groups: 'Today, Notes, Messages',
  fields: `
    Said | text | Find diesel on my way
    Answer | long | Old quarry, 12 km ahead, € 1.58
    Time | time | 14:20`,
  samples: `
    icon | title | subtitle | value | badge | tone
    pin | Take me to dock 4 | 214 km, 2 h 50, no low bridges | 14:20 | Route | primary
    drop | Find diesel on my way | Old quarry, 12 km ahead, € 1.58 | 14:05 | Fuel | success
    mic | Note: left mirror is loose | Saved, 0:08 | 13:40 | Note | accent
    mail | Tell the office I am late | Sent to Iris, 40 minutes | 13:12 | Sent | success
    chart | How far today? | 318 km, 4 h 10 driven | 12:30 | Miles | neutral`,
  about: 'Asked at 14:05 without a hand off the wheel. Three stations were read out, the second was taken.',
  facts: '12 km | Ahead\n€ 1.58 | A litre',
  figures: '318 km | Today\n4 h 10 | Driven\n14 | Asked',
  hero: 'Say “Hey” and ask | 214 km to dock 4 | Arrives 17:10, rest due at 16:30 | Talk',
  tip: 'Rest due at 16:30 | Truck stop Linden is 2 km after that',
  trend: 'Kilometres today | 318 | +42',
  add: 'New request',
  use: 'Talk',
})
