import { defineEntity } from '../entity.ts'

export const modelTrain = defineEntity({
  id: 'model-train',
  one: 'Train',
  many: 'Trains',
  words:
    'model train, rolling stock, rolling stock list, locomotive, loco, engine, wagon, coach, model locomotive, dcc address, train',
  icon: 'train',
  groups: 'Engines, Coaches, Wagons',
  fields: `
    Name | text | Class 64, tank engine
    Kind | choice | Engine | Engine, Rail bus, Coach, Wagon
    DCC address | number | 64
    Gauge | choice | H0 | N, TT, H0, 0, G
    Maker | text | Linden Models
    Paid | money | € 180
    Oiled | date | Sun 4 Oct
    Photo | photo | train
    Notes | long | Runs a little fast at step 5`,
  samples: `
    icon | title | subtitle | value | badge | tone
    train | Class 64, tank engine | H0, sound decoder | DCC 64 | In order | success
    train | Diesel V 100, red | H0, oiled in October | DCC 100 | In order | success
    train | Rail bus 798 | H0, two parts | DCC 798 | Address twice | warning
    box | Coaches, green, four | H0, lit | – | In order | success
    box | Tank wagon, Old Dairy | H0, coupling worn | – | To repair | danger
    train | Snow plough | H0, from the fair | DCC 3 | New | primary`,
  about:
    'Bought at the fair in 2019, sound since last winter. Runs a little fast at step 5, so CV 5 is at 120.',
  facts: '64 | DCC address\nH0 | Gauge\n€ 180 | Paid',
  figures: '14 | Engines\n62 | Coaches and wagons\n€ 3,940 | Worth',
  hero: 'Look after | Rail bus 798 | Its address is used twice | Change address',
  tip: 'Three engines want oil | Last done in spring',
  trend: 'Worth in all | € 3,940 | +€ 180',
  add: 'Add train',
  use: 'Log running time',
})
