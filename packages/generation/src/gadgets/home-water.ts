import type { Gadget } from './gadget.ts'

/** Water that is kept: barrels, cisterns, tanks. */
export const homeWater: readonly Gadget[] = [
  {
    id: 'rain-barrel',
    called: /\b(?:rain ?(?:water )?(?:barrels?|butts?|tanks?|harvest\w*)|water butts?|cisterns?)\b/i,
    unless: /\b(?:shop|sell\w*|install(?:er|ation)s?|customers?|aquarium|toilet|calculator)\b/i,
    icon: 'drop',
    presets: 'natural, calm',
    names: 'Butt and Barrel, After the Rain, Half Full',
    sheets: [
      {
        name: 'Barrels',
        title: 'Rain barrels',
        icon: 'drop',
        content: (text) => `
          ring Water in all | 0.62 | 620 l | of 1,000 litres
          rows Rain barrels
          - drop | Behind the shed, 300 l | Measured today | 80 %
          - drop | Greenhouse, 200 l | Measured today | 55 %
          - drop | South wall, 500 l | Measured Tuesday | 54 %
          ${/\b(?:frost|freez\w*|winter|empt\w+)\b/i.test(text) ? 'banner warning | Frost on Thursday night | Empty the two plastic ones before' : 'banner cloud | Rain on Friday | About 60 litres for each barrel'}
          button plus | Note a level`,
      },
      {
        name: 'Level',
        title: 'Note a level',
        icon: 'edit',
        content: `
          fields
          - Barrel | choice | Behind the shed | Behind the shed, Greenhouse, South wall
          - Water height in cm | number | 72
          - Date | date | Thu 19 Nov
          sliders
          - Full | 80
          button check | Save level`,
      },
      {
        name: 'Weather',
        title: 'Rain and frost',
        icon: 'cloud',
        content: `
          chart Litres a day | 0, 12, 84, 40, 0, 6, 62 | F, S, S, M, T, W, T
          rows Coming days
          - cloud | Today | 4 °C, dry | 0 l
          - warning | Thursday night | −3 °C, frost | Empty
          - drop | Friday | 6 °C, rain | 60 l
          switches
          - Warn me before frost
          - Tell me when full`,
      },
      {
        name: 'Used',
        title: 'Water used',
        icon: 'chart',
        said: /\b(?:us(?:ed|age|e)|consum\w+|saved|statistics|history|log)\b/i,
        content: `
          stats
          - 1,840 l | Saved this year
          - € 7.90 | Less to pay
          rows Taken
          - leaf | Tomatoes | Yesterday, two cans | 20 l
          - tree | Young apple tree | Monday | 30 l
          - flower | Pots on the terrace | Sunday | 10 l`,
      },
    ],
  },
]
