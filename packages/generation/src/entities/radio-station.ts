import { defineEntity } from '../entity.ts'

export const radioStation = defineEntity({
  id: 'radio-station',
  one: 'Station',
  many: 'Stations',
  words: 'radio station, radio stream, internet radio',
  icon: 'music',
  groups: 'All, News, Jazz, Pop, Classical',
  fields: `
    Name | text | Harbour Wave
    Address | text | stream.example/harbour
    Genre | choice | Jazz | News, Jazz, Pop, Classical
    Country | text | Portugal`,
  samples: `
    icon | title | subtitle | value
    music | Harbour Wave | Jazz, Lisbon | 128 kbit/s
    mic | Morning Bulletin | News, Ghent | 96 kbit/s
    music | Slow Channel | Classical, Vienna | 192 kbit/s
    music | Radio Linden | Pop, Leipzig | 128 kbit/s
    music | Night Band | Electronic, Bergen | 256 kbit/s
    mic | Field and Farm | Talk, Turin | 64 kbit/s`,
  about: 'Jazz day and night from a boat in the old harbour. No advertising, a little wind.',
  facts: 'Jazz | Genre\n128 | kbit/s\nLisbon | From',
  figures: '4,118 | Stations\n12 | Favorites\n2 h | Today',
  hero: 'On now | Harbour Wave | Weber Trio, Last Tram | Listen',
  tip: 'Sleep timer | Stops after thirty minutes',
  add: 'Add station',
  use: 'Listen',
})
