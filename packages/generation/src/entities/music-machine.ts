import { defineEntity } from '../entity.ts'

export const musicMachine = defineEntity({
  id: 'music-machine',
  one: 'Machine',
  many: 'Gear',
  words: 'music gear, synth, synthesizer, guitar pedal, studio gear, wiring diagram, gear',
  icon: 'music',
  groups: 'Synths, Drums, Effects',
  fields: `
    Name | text | Polar Six
    Maker and year | text | Nordlicht, 1982
    Serial number | text | 204718
    Bought for | money | € 1,450
    Insurance value | money | € 2,900
    Serviced on | date | 14 Mar 2026
    Wired to | text | Patch bay 5 and 6
    Photo | photo | synthesizer`,
  samples: `
    icon | title | subtitle | value | badge | tone
    music | Polar Six | Six voices, 1982, no. 204718 | € 2,900 | Fine | success
    music | Bass Station M | Mono, 1985, no. 11840 | € 1,100 | Fine | success
    grid | Rhythm 606 | Drum machine, 1981, no. 88213 | € 640 | Battery | warning
    layers | Echo Tape | Tape delay, 1977, no. 3091 | € 780 | In service | danger
    music | Wave Two | Digital, 1986, no. 50226 | € 2,200 | Fine | success`,
  about:
    'Bought from a church organist in 2014. New capacitors in March, voice four tuned again, original case.',
  facts: '1982 | Built\n€ 2,900 | Insured\nMar | Serviced',
  figures: '14 | Machines\n€ 18,400 | Insured\n2 | To service',
  trend: 'Worth in all | € 18,400 | +€ 900',
  hero: 'Look after | Rhythm 606 | The memory battery is twelve years old | Note service',
  tip: 'Photograph the serial numbers | The insurance asks for them',
  add: 'Add gear',
  use: 'Note service',
})
