import { defineEntity } from '../entity.ts'

export const skiPass = defineEntity({
  id: 'ski-pass',
  one: 'Ski pass',
  many: 'Ski passes',
  words: 'ski pass, lift pass, ski ticket, lift ticket',
  icon: 'ticket',
  groups: 'Day, Several days, Season',
  fields: `
    Pass | choice | Day | Half day, Day, Three days, Season
    First day | date | Sat 21 Nov
    For | choice | Adult | Adult, Youth, Child
    Name | person | Kim Osei
    Price | money | € 52`,
  samples: `
    icon | title | subtitle | value | tone
    ticket | Day pass | All lifts, 8:30 to 16:00 | € 52 | primary
    sun | From noon | All lifts, from 12:00 | € 39 | warning
    star | Evening | Floodlit run, 18:00 to 21:00 | € 24 | accent
    calendar | Three days | Any three of five | € 138 | success
    users | Family day | Two adults, two children | € 128 | primary
    trophy | Season | From opening day to Easter | € 490 | neutral`,
  about: 'Valid on all lifts and the ski bus. Back by the evening when the upper lifts stand still.',
  facts: '€ 52 | Adult\n€ 34 | Youth\n€ 21 | Child',
  figures: '€ 52 | Day pass\n18 of 24 | Lifts open',
  hero: 'Sat 21 Nov | Day pass, adult | All lifts, 8:30 to 16:00 | Buy pass',
  tip: 'Three euros less online | Until midnight before the day',
  trend: 'Days this winter | 9 | +2',
  add: 'Buy pass',
  use: 'Buy pass',
  price: '€ 52 | a day',
})
