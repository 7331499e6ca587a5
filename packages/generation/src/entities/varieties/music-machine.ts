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
])
