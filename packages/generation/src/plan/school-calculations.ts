import type { Numbers } from './known-calculations.ts'

/** Calculations one knows from school and from weather reports, by the words that ask for them. */
export const schoolCalculations: readonly [RegExp, Numbers][] = [
  [
    /wind ?chill/i,
    {
      fields: 'Air temperature | number | 6\nWind speed | number | 30\nUnits | choice | Metric | Metric, US',
      samples:
        'icon | title | subtitle | value\nsun | 6 °C, wind 30 km/h | Today, 8:40 | 1°\nsun | 2 °C, wind 18 km/h | Yesterday | −3°\nsun | −9 °C, wind 45 km/h | Tuesday | −21°',
      hero: 'Feels like | 1° | From temperature and wind | Keep result',
      trend: 'Feels like | 1° | −3',
      facts: '1° | Feels like\n6° | Air\n30 | Wind',
      figures: '5° | Colder than the air',
      about: 'At six degrees a wind of thirty kilometres an hour makes it feel like one.',
    },
  ],
  [
    /\b(?:quarters|dimes|nickels|pennies)\b|cents? (?:to|into) dollars?|dollars? (?:to|in|into) (?:cents|coins)|\b(?:coin|money) change\b|change (?:in coins|maker|calculator)/i,
    {
      fields: 'Cents | number | 391',
      samples:
        'icon | title | subtitle | value\nwallet | 391 cents | 15 quarters, 1 dime, 1 nickel, 1 penny | $ 3.91\nwallet | 87 cents | 3 quarters, 1 dime, 2 pennies | $ 0.87\nwallet | 240 cents | 9 quarters, 1 dime, 1 nickel | $ 2.40',
      hero: 'In dollars | $ 3.91 | From 391 cents | Keep result',
      trend: 'In dollars | $ 3.91 | +1.51',
      facts: '$ 3.91 | Dollars\n18 | Coins\n15 | Quarters',
      figures: '15 | Quarters\n1 | Dimes\n1 | Nickels\n1 | Pennies',
      about: 'Fifteen quarters, a dime, a nickel and a penny make three dollars and ninety-one cents.',
    },
  ],
  [
    /heat index/i,
    {
      fields: 'Air temperature in °C | number | 32\nHumidity in percent | number | 60',
      samples:
        'icon | title | subtitle | value\nsun | 32 °C, 60 % | Today, 14:10 | 37°\nsun | 30 °C, 50 % | Yesterday | 31°\nsun | 35 °C, 40 % | Tuesday | 37°',
      hero: 'Heat index | 37° | From temperature and humidity | Keep result',
      trend: 'Heat index | 37° | +6',
      facts: '37° | Heat index\n32° | Air\n60 % | Humidity',
      figures: '5° | Warmer than the air',
      about: 'Thirty-two degrees at sixty percent humidity feel like thirty-seven.',
    },
  ],
  [
    /quadratic/i,
    {
      fields: 'a | number | 1\nb | number | -5\nc | number | 6',
      samples:
        'icon | title | subtitle | value\nchart | x² − 5x + 6 = 0 | Two solutions | 3\nchart | x² − 4 = 0 | Two solutions | 2\nchart | x² + 2x + 1 = 0 | One solution | -1',
      hero: 'First solution | 3 | Of a x² + b x + c = 0 | Keep result',
      trend: 'First solution | 3 | +1',
      facts: '3 | First\n2 | Second\n1 | Discriminant',
      figures: '2 | Second solution\n1 | Discriminant',
      about: 'The discriminant is above zero, so there are two solutions.',
    },
  ],
  [
    /pythagor|hypotenuse|right(?:-angled)? triangle/i,
    {
      fields: 'Side a | number | 3\nSide b | number | 4',
      samples:
        'icon | title | subtitle | value\ngrid | 3 and 4 | Today, 8:40 | 5\ngrid | 5 and 12 | Yesterday | 13\ngrid | 8 and 15 | Tuesday | 17',
      hero: 'Hypotenuse | 5 | The longest side | Keep result',
      trend: 'Hypotenuse | 5 | +1',
      facts: '5 | Hypotenuse\n6 | Area\n12 | Perimeter',
      figures: '6 | Area\n12 | Perimeter',
      about: 'Nine and sixteen make twenty-five, whose root is five.',
    },
  ],
  [
    /\bohm(?:['’]?s)?\b|resistance.*voltage|voltage.*resistance/i,
    {
      fields: 'Voltage | number | 12\nResistance | number | 48',
      samples:
        'icon | title | subtitle | value\nbolt | 12 V, 48 Ω | Today, 8:40 | 0.25 A\nbolt | 5 V, 220 Ω | Yesterday | 0.02 A\nbolt | 230 V, 46 Ω | Tuesday | 5 A',
      hero: 'Current | 0.25 A | Voltage by resistance | Keep result',
      trend: 'Current | 0.25 A | +0.1',
      facts: '0.25 A | Current\n3 W | Power\n12 V | Voltage',
      figures: '3 W | Power',
      about: 'Twelve volts over forty-eight ohms drive a quarter of an ampere.',
    },
  ],
  [
    /(?:speed|velocity)\b.*\bdistance\b.*\btime\b|average speed/i,
    {
      fields: 'Distance in km | number | 84\nHours | number | 1\nMinutes | number | 12',
      samples:
        'icon | title | subtitle | value\ntrend | 84 km in 1 h 12 | Today, 8:40 | 70 km/h\ntrend | 10 km in 50 min | Yesterday | 12 km/h\ntrend | 320 km in 4 h | Tuesday | 80 km/h',
      hero: 'Average speed | 70 km/h | Distance by time | Keep result',
      trend: 'Average speed | 70 km/h | +4',
      facts: '70 km/h | Speed\n84 km | Distance\n1 h 12 | Time',
      figures: '0.86 min | For a kilometre',
      about: 'Eighty-four kilometres in an hour and twelve minutes.',
    },
  ],
]

/** Whether a text is about one of them, and something is entered for it; `isNamed`: it is what the text is called. */
export function isSchoolSum(text: string, isNamed = false): boolean {
  const about = isNamed ? (text.split(/[.:;\n]/u)[0] ?? '') : text
  return (
    /\b(?:enters?|types?|sets?|inputs?)\b/i.test(text) &&
    schoolCalculations.some(([form]) => form.test(about))
  )
}
