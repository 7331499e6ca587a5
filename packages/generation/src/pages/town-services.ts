import { definePage } from './page.ts'

export const townServices = definePage({
  id: 'town-services',
  said: 'online services, town hall services, city services, municipal services, citizen services, services of the town hall, town services, administrative services, government services',
  within: /\b(?:village|town|city|municipal\w*|citizens?|council|commune|district)\b/i,
  name: 'Services',
  icon: 'building',
  line: 'Most of it from home',
  content: `
    rows Asked for most
    - card | Passport | Book a time, bring a picture | € 60
    - home | Register where you live | From home, five minutes | Free
    - baby | Birth certificate | By post in three days | € 12
    - car | Park as a resident | A year, one car | € 36
    - paw | Dog | Tag for the year | € 48
    rows The hall
    - clock | Monday to Friday | With and without a time | 8:00 to 12:00
    - clock | Thursday | Also in the afternoon | 14:00 to 18:00
    button calendar | Book a time
  `,
})
