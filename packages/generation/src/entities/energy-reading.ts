import { defineEntity } from '../entity.ts'

export const energyReading = defineEntity({
  id: 'energy-reading',
  one: 'Reading',
  many: 'Readings',
  words: 'energy reading, solar production, inverter',
  icon: 'bolt',
  groups: 'Roof, Battery, House, Grid',
  fields: `
    Roof size | number | 9.6
    Battery in kWh | number | 10
    Price per kWh | money | € 0.32
    Warn when output drops | switch | yes
    Date | date | Thu 19 Nov`,
  samples: `
    icon | title | subtitle | value | badge | tone
    sun | Production | Most at 12:40 | 14.2 kWh | On | success
    bolt | Battery | Charging, full at 14:10 | 76 % | On | success
    home | House | Oven and washing machine | 9.8 kWh | Now | primary
    external | To the grid | Since 11:00 | 3.1 kWh | On | success
    download | From the grid | Before 8:00 | 1.4 kWh | Off | neutral
    warning | Inverter, string 2 | 12 % below string 1 | 1.9 kW | Check | warning`,
  about: 'Most came between eleven and two. String 2 is a little behind, perhaps from the chimney’s shade.',
  facts: '14.2 kWh | Today\n4.1 kW | Now\n87 % | Own use',
  figures: '14.2 kWh | Made today | +2.1\n76 % | Battery\n€ 3.90 | Saved',
  hero: 'Right now | 4.1 kW from the roof | House 0.8 kW, battery charges with the rest | See history',
  tip: 'Run the dryer now | There is more sun than the house needs until three',
  trend: 'Made today | 14.2 kWh | +2.1',
  use: 'See history',
  data: [9.4, 11.8, 6.2, 12.1, 13.0, 12.1, 14.2],
})
