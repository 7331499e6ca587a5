import { prayer } from '../prayer.ts'
import { defineVarieties } from './variety.ts'

export const prayerVarieties = defineVarieties(prayer, [
  {
    signs: 'prayer journal 9, prayer diary 9, prayer list 7, answered prayer 9, prayer note 7',
    groups: 'Open, Answered, Thanks',
    fields: `
      For whom | text | Ada, before her exam
      Began on | date | Sun 15 Nov
      Answered | switch | no
      Notes | long | That she sleeps well and stays calm`,
    without: 'Time, Reminder, Intention',
    samples: `
      icon | title | subtitle | badge | tone
      sun | For Ada's exam | Since Sunday, four times | Open | primary
      heart | Grandmother's knee | Since October, every evening | Open | primary
      star | Thanks for the new flat | Thu 12 Nov | Thanks | warning
      check | Jonas found work | Prayed for 31 days | Answered | success
      leaf | Patience at work | Since Monday | Open | primary
      check | Safe journey home | Fri 6 Nov | Answered | success`,
    about: 'That she sleeps well the night before and stays calm. Wrote to her on Tuesday; she smiled.',
    facts: '5 | Days\n4 | Times\nOpen | Status',
    figures: '4 | Open\n12 | Answered | +1\n23 | Day streak',
    hero: 'This evening | For Ada and her exam | Since Sunday, four times | Pray',
    tip: 'Twelve prayers answered | The last one on Saturday',
    add: 'Write a prayer',
    use: 'Mark as answered',
  },
  {
    signs: 'quran, qibla, salah, muslim, muslims, islamic, dua, ramadan, azan, adhan, mosque',
    groups: 'Today, Qaza, Duas',
    samples: `
      icon | title | subtitle | value | tone
      moon | Fajr | Before sunrise | 06:02 | success
      sun | Dhuhr | After noon | 12:38 | success
      sun | Asr | In the afternoon | 15:04 | primary
      cloud | Maghrib | At sunset | 17:21 | neutral
      moon | Isha | At night | 18:52 | neutral`,
    about: 'Asr begins at 15:04 and lasts until sunset at 17:21. The direction is south-east, 119 degrees.',
    facts: '15:04 | Begins\n17:21 | Until\n119° | Qibla',
    figures: '2 of 5 | Today\n23 | Day streak\n31 | Pages read',
    hero: 'Next at 15:04 | Asr | In 42 minutes, qibla 119 degrees south-east | Begin',
    tip: 'Dua of the day | For travellers, before setting out',
  },
  {
    signs:
      'hindu 5, puja 5, pujas 5, temple 3, aarti 5, mantra 4, mantras 4, devotees 4, mandir 5, bhajan 4, sikh 4, gurdwara 5',
    groups: 'Morning, Midday, Evening',
    fields:
      'Time | time | 06:00\n Where | choice | Main hall | Main hall, Shrine, Online\n Offering | text | Flowers and fruit',
    without: 'Intention',
    samples: `
      icon | title | subtitle | time | tone
      sun | Mangala aarti | Main hall, streamed | 06:00 | warning
      flower | Abhishekam | Bring milk or flowers | 09:00 | accent
      sun | Midday offering | Followed by a shared meal | 12:15 | accent
      moon | Sandhya aarti | Main hall, with bhajans | 18:30 | primary
      star | Closing | Lamps out at nine | 20:45 | neutral`,
    about: 'Lamps, bells and bhajans in the main hall, about half an hour. Streamed for those at home.',
    facts: '18:30 | Next\n30 min | Length\nMain hall | Where',
    figures: '5 | Today\n3 | Festivals ahead\n128 | Devotees',
    hero: 'At 18:30 | Sandhya aarti | Main hall, with bhajans, also streamed | Set reminder',
    tip: 'Festival of lights on Sunday | Two hundred lamps want lighting',
    use: 'Set reminder',
  },
  {
    signs: 'rosary, catholic, novena, saints',
    samples: `
      icon | title | subtitle | value | tone
      sun | Morning offering | Before the house wakes | 06:40 | success
      heart | Rosary, joyful mysteries | Mondays and Saturdays | 18:00 | primary
      flower | Angelus | At noon | 12:00 | success
      moon | Examen | Five quiet minutes | 21:30 | neutral`,
    about: 'Five decades, about twenty minutes. Today the joyful mysteries, beginning with the annunciation.',
    hero: 'At six this evening | Rosary, joyful mysteries | Five decades, about twenty minutes | Begin',
  },
])
