import { streetReport } from '../street-report.ts'
import { defineVarieties } from './variety.ts'

/** What neighbours report besides damage; without these words it is roads, lights and rubbish. */
export const streetReportVarieties = defineVarieties(streetReport, [
  {
    signs: 'noise complaint 9, noise complaints 9, noise 7, loudness 8, decibels 8',
    groups: 'Open, Looked at, Settled',
    without: 'What is it, What do you see',
    fields: `
      What is it | choice | Music | Music, Building site, Traffic, Animals, Other
      Loudness | text | 64 dB
      Where | place | Mill street 12
      Since | time | 23:40
      What do you hear | long | Bass from the yard, every Friday until two`,
    samples: `
      icon | title | subtitle | badge | tone
      music | Music after midnight | Mill street 12, 64 dB on Friday | Looked at | warning
      tools | Building site at six | Linden lane 4, 78 dB | Open | danger
      car | Engines at the harbour | Harbour path, 71 dB on Sunday | Open | danger
      volume | Air unit on the roof | Station street 9, 48 dB | Settled | success
      paw | Dog alone in the yard | Old park, north gate, 66 dB | Settled | success
      bag | Bottle bank at night | Market square, 70 dB | Looked at | warning`,
    about:
      'Recorded at 23:40 from the open window: 64 decibels on average, 71 at most. The council spoke with the bar on Monday.',
    facts: '64 dB | Average\n71 dB | Loudest\n14 | Heard it, too',
    figures: '18 | Reports | +4\n11 | Settled\n3 d | On average',
    hero: 'Settled today | Air unit on the roof | Station street 9, it is off after ten now | See what else',
    tip: 'Eleven of 18 settled this month | The council takes three days on average',
    trend: 'Reports a week | 6 | −2',
    add: 'Report noise',
    use: 'I hear it, too',
  },
])
