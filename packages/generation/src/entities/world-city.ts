import { defineEntity } from '../entity.ts'

export const worldCity = defineEntity({
  id: 'world-city',
  one: 'City',
  many: 'Cities',
  words: 'time zone, timezone, world clock',
  icon: 'globe',
  groups: 'Home, Work, Friends',
  fields: `
    City | text | Lisbon
    Name | text | Office west
    Meeting hours | choice | 9 to 17 | 9 to 17, 8 to 16, Any
    Show on first screen | switch | yes`,
  samples: `
    icon | title | subtitle | value | tone
    sun | Lisbon | Today, 1 hour back | 8:41 | warning
    sun | Berlin | Today, home | 9:41 | primary
    moon | Toronto | Today, 6 hours back | 3:41 | neutral
    sun | Nairobi | Today, 2 hours ahead | 11:41 | warning
    moon | Osaka | Today, 8 hours ahead | 17:41 | accent`,
  about: 'One hour behind Berlin all year. Office hours there are ten to eighteen for you.',
  facts: '8:41 | Now\n−1 h | To you\n17:19 | Sunset',
  figures: '9:41 | Here\n5 | Cities\n3 | Awake now',
  hero: 'Best hour for all | 14:00 to 15:00 | Lisbon 13:00, Osaka 22:00 | Plan a meeting',
  tip: 'Clocks change on 29 March | Berlin and Lisbon, in the same night',
  add: 'Add city',
  use: 'Plan a meeting',
})
