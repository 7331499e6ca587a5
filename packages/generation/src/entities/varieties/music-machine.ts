import { musicMachine } from '../music-machine.ts'
import { defineVarieties } from './variety.ts'

/** What else stands in a rehearsal room; without these words it is synths. */
export const musicMachineVarieties = defineVarieties(musicMachine, [
  {
    signs:
      'pedals 9, pedal 8, pedalboard 12, pedalboards 12, stompboxes 12, guitar effects 12, effects pedals 12',
    one: 'Pedal',
    many: 'Gear',
    icon: 'music',
    groups: 'Drive, Delay, Modulation, Loop',
    without: 'Serviced on',
    fields: `
      Name | text | Salt Drive
      Kind | choice | Drive | Drive, Delay, Reverb, Modulation, Loop
      Settings | text | Gain 2, tone 5, level 7
      Song | text | Last Tram North
      Bought for | money | € 120
      Draws | text | 9 V, 18 mA`,
    samples: `
      icon | title | subtitle | value | badge | tone
      music | Salt Drive | Overdrive, gain 2, tone 5 | € 120 | On board | primary
      repeat | Echo Pier | Delay, 380 ms, four repeats | € 190 | On board | success
      volume | Cathedral | Reverb, plate, 40 % | € 160 | On board | success
      music | Swirl | Phaser, slow, no. 0417 | € 85 | In the drawer | neutral
      shuffle | Two Hands | Looper, six minutes | € 210 | On board | primary
      tools | Old Fuzz | 1971, scratchy pot | € 640 | To repair | danger`,
    about:
      'Gain at two, tone at five, level at seven for Last Tram North. After the tuner, before the delay.',
    facts: '€ 120 | Paid\n18 mA | Draws\n4 | Songs',
    figures: '14 | Pedals\n9 | On the board\n23 | Songs saved',
    hero: 'Tonight | Last Tram North | Drive, echo, plate: three settings | Open song',
    tip: 'The board draws 310 mA | Your supply gives 500',
    trend: 'Worth in all | € 1,840 | +€ 120',
    add: 'Add pedal',
    use: 'Save setting',
  },
  {
    signs:
      'orchestra 12, brass band 12, wind band 12, marching band 12, school band 10, string instruments 9, instruments insured 12, insured instruments 12, violins 8, cellos 8, tubas 8, orchestral instruments 12',
    one: 'Instrument',
    many: 'Instruments',
    groups: 'Strings, Wind, Percussion',
    fields: `
      Instrument | text | Cello, 4/4, Mittenwald
      With | person | Lea Brandt
      Serial number | text | 1904-118
      Value | money | € 14,500
      Insurance until | date | 31 Dec 2026
      Condition | choice | Good | Good, To repair, At the maker
      Photo | photo | cello`,
    without: 'Name, Maker and year, Bought for, Insurance value, Serviced on, Wired to',
    samples: `
      image | title | subtitle | value | badge | tone
      cello | Cello, 4/4, Mittenwald | With Lea Brandt, no. 1904-118 | € 14,500 | Insured | success
      violin | Violin, 1931 | With Iris Chen, no. 31-7 | € 9,200 | Insured | success
      horn | French horn in F | With Omar Haddad, no. 220418 | € 4,800 | Until Dec | warning
      drum | Kettle drums, pair | In the hall, cellar 2 | € 6,400 | Insured | success
      flute | Flute, silver | With Noor Rahman, no. 55120 | € 2,300 | To repair | danger
      trumpet | Trumpet in C | Free, cupboard 4 | € 1,900 | Insured | success`,
    about:
      'Made in Mittenwald about 1904, a new bridge last year. Lea plays it since she joined; the bow is listed by itself.',
    facts: '€ 14,500 | Value\nDec | Insured until\nLea | Plays it',
    figures: '38 | Instruments\n€ 124,600 | Insured\n2 | To renew',
    trend: 'Worth in all | € 124,600 | +€ 4,800',
    hero: 'Runs out in December | French horn in F | With Omar, € 4,800 | Renew',
    tip: 'Photograph the serial numbers | The insurance asks for them',
    add: 'Add instrument',
    use: 'Note a change',
  },
])
