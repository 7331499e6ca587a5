import { defineEntity } from '../entity.ts'

export const gig = defineEntity({
  id: 'gig',
  words: 'gig, concert, setlist, rehearsal, tour, band',
  icon: 'music',
  groups: 'Next, Open, Played',
  fields: `
    Venue | place | Old dairy, small hall
    Date | date | Sat 28 Nov
    Get-in | time | 17:00
    On stage | time | 20:30
    Fee | money | € 450
    Contact | person | Hana Sato
    Set | text | 11 songs, 55 min
    Notes | long | No amp there`,
  samples: `
    image | title | subtitle | overline | value | meta
    concert | Old dairy, small hall | Stage 20:30, 11 songs | Sat 28 Nov | € 450 | Confirmed
    concert night | Harbour night | Open air, 40 minutes | Fri 4 Dec | € 300 | Open
    music | Wedding at Norrgard | Two sets, quiet first | Sat 12 Dec | € 900 | Confirmed
    radio | Radio session | Three songs, live | Tue 15 Dec | – | Open
    concert city | Club Linde | With Paper Tigers | Sat 14 Nov | € 280 | Played
    music night | Town fair | Afternoon set | Sun 1 Nov | € 350 | Paid`,
  about: 'Get-in at five, sound check until six, soup at half past. No amp there, bring the small one.',
  facts: '20:30 | Stage\n€ 450 | Fee\n11 | Songs',
  figures: '4 | Gigs ahead\n€ 1,650 | Open fees\n38 | Songs',
  hero: 'In 9 days | Old dairy, small hall | Setlist is missing two songs | Open setlist',
  tip: 'Two fees are open | Harbour night and Club Linde',
  trend: 'Fees a month | € 1,180 | +200',
  add: 'Add gig',
  use: 'Open setlist',
})
