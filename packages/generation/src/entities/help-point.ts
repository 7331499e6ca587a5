import { defineEntity } from '../entity.ts'

export const helpPoint = defineEntity({
  id: 'help-point',
  one: 'Help point',
  many: 'Help points',
  words: 'help point, hospital, defibrillator, emergency room',
  icon: 'heart',
  groups: 'Open now, Hospitals, Defibrillators',
  fields: `
    Name | text | Harbour hospital
    Address | place | Harbour street 12
    Phone | phone | +1 555 0112
    Open | text | Day and night`,
  samples: `
    icon | title | subtitle | value
    heart | Harbour hospital | Emergency room, day and night | 0.8 km
    bolt | Defibrillator, main station | Hall 1, by the lift | 240 m
    bolt | Defibrillator, town hall | Entrance, open until 20:00 | 410 m
    pill | Mill pharmacy | Night service until 8:00 | 600 m
    heart | Linden clinic | Open until 22:00 | 1.4 km
    bolt | Defibrillator, North pool | Behind the desk | 1.9 km`,
  about: 'Emergency room on the ground floor, entrance from the yard. Ambulances keep the drive free.',
  facts: '0.8 km | Away\n24 h | Open\n10 min | By car',
  figures: '0.8 km | Hospital\n240 m | Defibrillator\n112 | Emergency',
  hero: 'Nearest | Harbour hospital, 0.8 km | Open day and night | Show the way',
  tip: 'Call first | They tell you which one is ready for you',
  trend: 'Away | 0.8 km |',
  use: 'Show the way',
})
