import { defineEntity } from '../entity.ts'

export const show = defineEntity({
  id: 'show',
  words: 'broadcast, radio show',
  icon: 'mic',
  groups: 'Talk, Music, Kids, Night',
  fields: `
    Title | text | Morning post
    Day | choice | Daily | Daily, Weekdays, Weekend
    Time | time | 07:00
    Presenter | person | Ruth Adeyemi
    About | long | News, post and the weather on the water`,
  samples: `
    image | title | subtitle | overline | time | value
    radio | Morning post | With Ruth Adeyemi | Weekdays | 07:00 | 2 h
    album | Lunch records | One label, one hour | Daily | 12:00 | 1 h
    interview | Harbour talk | People of the quay | Thursday | 16:00 | 50 min
    story | Kids hour | Songs and a story | Saturday | 10:00 | 1 h
    night | Late jazz | Mateo plays long ones | Friday | 22:00 | 2 h
    podcast | Sunday vinyl | Listeners bring a record | Sunday | 18:00 | 2 h`,
  about: 'Two hours of post, news and the weather on the water. Listeners call between eight and nine.',
  facts: '2 h | Length\n07:00 | Begins\nDaily | On air',
  figures: '18 | Shows | +2\n312 | Listening now | +41',
  hero: 'On air now | Morning post | With Ruth Adeyemi until nine | Listen live',
  tip: 'Next: Lunch records | At noon, one label, one hour',
  trend: 'Listeners | 312 | +41',
  add: 'Add show',
  use: 'Listen live',
})
