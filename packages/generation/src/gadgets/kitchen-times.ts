import type { Gadget } from './gadget.ts'

interface Way {
  form: RegExp
  name: string
  times: readonly (readonly [food: string, how: string, time: string])[]
}

const ways: readonly Way[] = [
  {
    form: /\bair[- ]?fryer\b/i,
    name: 'Air fryer',
    times: [
      ['Chips, hand cut', '200 °C, shake twice', '18 min'],
      ['Chicken thighs', '190 °C, skin up', '22 min'],
      ['Broccoli', '180 °C', '8 min'],
      ['Salmon fillet', '190 °C', '9 min'],
      ['Chickpeas, crisp', '200 °C', '15 min'],
    ],
  },
  {
    form: /\bsous[- ]?vide\b/i,
    name: 'Sous vide',
    times: [
      ['Beef steak, 3 cm', '54 °C, medium rare', '1 h 30'],
      ['Chicken breast', '63 °C', '1 h'],
      ['Salmon', '46 °C', '40 min'],
      ['Eggs', '63 °C', '50 min'],
      ['Carrots', '84 °C', '1 h'],
    ],
  },
  {
    form: /\beggs?\b/i,
    name: 'Boiled egg',
    times: [
      ['Soft', 'Size M, from the fridge', '5:00'],
      ['Waxy', 'Size M', '7:00'],
      ['Hard', 'Size M', '10:00'],
      ['Soft, size L', 'From the fridge', '5:40'],
      ['Quail eggs', 'Waxy', '2:30'],
    ],
  },
  {
    form: /\b(?:grill\w*|bbq|barbecue|smok\w+ meat|meat temperatures?)\b/i,
    name: 'Grill',
    times: [
      ['Beef steak', 'Core 54 °C, rest 5 min', '8 min'],
      ['Pork neck', 'Core 72 °C', '14 min'],
      ['Chicken legs', 'Core 78 °C, indirect', '35 min'],
      ['Trout', 'Core 60 °C, foil', '18 min'],
      ['Corn on the cob', 'Turn often', '15 min'],
    ],
  },
]
const pressure: Way = {
  form: /$/,
  name: 'Pressure cooker',
  times: [
    ['Black beans, soaked', 'High pressure, natural release', '9 min'],
    ['Chickpeas, dry', 'High pressure, natural release', '40 min'],
    ['Brown rice', 'High, one to one and a quarter', '20 min'],
    ['Beef for stew', 'High, cut in cubes', '25 min'],
    ['Potatoes, whole', 'High, quick release', '12 min'],
  ],
}
const wayIn = (text: string) => ways.find(({ form }) => form.test(text)) ?? pressure

/** How long what takes, by the way it is cooked. */
export const kitchenTimes: readonly Gadget[] = [
  {
    id: 'cooking-times',
    called:
      /\b(?:pressure cooker|slow cooker|instant pot|air[- ]?fryer|sous[- ]?vide|steamer|grill(?:ing)?|egg|rice cooker|meat)\b[^.]{0,24}\b(?:times?|timers?|temperatures?|charts?|guide|table)\b|\b(?:cooking|boiling|steaming|roasting|baking) times?\b/i,
    unless:
      /\b(?:recipes? (?:app|collection|manager)|restaurants?|orders?|delivery|meal plan\w*|shop|bluetooth thermometer|users? can)\b/i,
    icon: 'pot',
    presets: 'warm, clean',
    names: 'Until Soft, Twelve Minutes, Natural Release',
    sheets: [
      {
        name: 'Times',
        title: (text) => `${wayIn(text).name} cooking times`,
        icon: 'pot',
        content: (text) => `
          fields
          - Search food | text |
          chips Foods | * All, Beans and grains, Meat, Vegetables, Fish, Eggs
          rows Cooking times
          ${wayIn(text)
            .times.map(([food, how, time]) => `- pot | ${food} | ${how} | ${time}`)
            .join('\n')}
          button timer | Start timer | #Timer`,
      },
      {
        name: 'Timer',
        icon: 'timer',
        content: (text) => {
          const [first, second] = wayIn(text).times
          return `
          ring ${first?.[0] ?? 'Timer'} | 0.62 | 5:34 | ${first?.[1] ?? ''} | down
          keys
          - repeat | Reset
          - pause | Pause
          - plus | One minute
          rows Running
          - timer | ${first?.[0] ?? ''} | ${first?.[1] ?? ''} | 5:34
          - timer | ${second?.[0] ?? ''} | ${second?.[1] ?? ''} | 21:10
          button plus | Add timer`
        },
      },
      {
        name: 'Adjust',
        title: 'Altitude and amount',
        icon: 'settings',
        said: /\b(?:altitude|height|amount|weight|size|adjust\w*|doneness|convert\w*|fridge)\b/i,
        content: (text) => `
          fields
          - Altitude in m | number | 900
          - Amount in g | number | 500
          - ${/\beggs?\b/i.test(text) ? 'Egg size' : 'Doneness'} | choice | ${/\beggs?\b/i.test(text) ? 'M | S, M, L, XL' : 'Medium | Rare, Medium, Well done'}
          hero +10 % | Altitude adjustment, two minutes more
          chips Units | * Metric, US
          switches
          - From the fridge`,
      },
      {
        name: 'My times',
        icon: 'star',
        said: /\b(?:favou?rites?|own|sav\w+|notes?|custom)\b/i,
        content: `
          rows My times
          - star | Grandma’s beans | Soaked, with bay leaf | 11 min
          - star | Rice for five | One to one and a quarter | 8 min
          button plus | Add time`,
      },
    ],
  },
]
