import { sermon } from '../sermon.ts'
import { defineVarieties } from './variety.ts'

/** Who preaches, and when: a mosque has no Sunday service, a synagogue no pastor. */
export const sermonVarieties = defineVarieties(sermon, [
  {
    signs: 'mosque 6, mosques 6, imam 6, muslim 6, khutbah 7, islamic 6, masjid 7, friday prayer 7',
    groups: 'Fridays, Series, Youth',
    fields: `
      Title | text | Patience in small things
      By | person | Imam Haddad
      Date | date | Fri 20 Nov
      Text | text | Surah 103
      Notes | long | Second part, slowly`,
    samples: `
      image | title | subtitle | overline | meta
      lake | Patience in small things | Imam Haddad | Friday 13 Nov | 18 min
      garden | The neighbour’s right | Imam Haddad | Friday 6 Nov | 21 min
      night star | Nights of reading | Yusuf Kaya | Series | 24 min
      bread | What we share | Noor Rahman | Friday 30 Oct | 16 min
      mountain | Gratitude | Imam Haddad | Series | 22 min
      city | Good company | Yusuf Kaya | Youth | 19 min`,
    about:
      'On keeping one’s word in small matters. With the verses, two questions for the week and the recording.',
    facts: '18 min | Length\n103 | Surah\n48 | Listened',
    hero: 'Friday, 13:15 | Friday prayer | Main hall, sermon in two languages | I will come',
  },
  {
    signs: 'synagogue 6, rabbi 6, shabbat 7, jewish 6, torah 6, kiddush 6',
    groups: 'Shabbat, Series, Youth',
    fields: `
      Title | text | The open tent
      By | person | Rabbi Adler
      Date | date | Sat 21 Nov
      Text | text | Genesis 18
      Notes | long | Second part, slowly`,
    samples: `
      image | title | subtitle | overline | meta
      field | The open tent | Rabbi Adler | Shabbat 14 Nov | 18 min
      lake | A well in the desert | Rabbi Adler | Shabbat 7 Nov | 20 min
      night star | Lights in the window | Ruth Adler | Festivals | 16 min
      bread | Two loaves | Elias Roth | Series | 22 min
      city | The stranger with you | Rabbi Adler | Series | 24 min`,
    about: 'On guests who come unannounced. With the portion, two questions for the week and the recording.',
    facts: '18 min | Length\n18 | Chapter\n48 | Listened',
    hero: 'Friday, 17:30 | Shabbat evening | Main hall, kiddush afterwards | I will come',
  },
  {
    signs: 'buddhist 6, hindu 6, temple 5, dharma 6, sangha 6, gurdwara 6, sikh 6',
    one: 'Talk',
    many: 'Talks',
    groups: 'This week, Series, Festivals',
    fields: `
      Title | text | The quiet bowl
      By | person | Priya Nair
      Date | date | Sun 22 Nov
      Notes | long | Second part, slowly`,
    without: 'Text',
    samples: `
      image | title | subtitle | overline | meta
      lake | The quiet bowl | Priya Nair | Sunday 15 Nov | 24 min
      garden | Giving without counting | Hana Sato | Sunday 8 Nov | 28 min
      night star | Before dawn | Priya Nair | Retreat | 31 min
      mountain | Steps of one breath | Elias Lund | Series | 19 min
      bread | A meal for all | Hana Sato | Festivals | 16 min`,
    about: 'On doing one thing at a time. With a short sitting and two questions for the week.',
    facts: '24 min | Length\n15 Nov | Date\n48 | Listened',
    hero: 'Sunday, 9:00 | Morning gathering | Main hall, a meal for all afterwards | I will come',
    add: 'Add talk',
  },
])
