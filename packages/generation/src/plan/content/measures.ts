import { capitalise } from '../../words/forms.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { type Base, type Content, at, days, people, rows } from './base.ts'

/** Content of a measure. */
export const measureContent = (base: Base): Content => ({
  icon: iconFor(base.noun, 'trend'),
  groups: 'Day, Week, Month',
  fields: `
    ${base.one} | number | 64
    Date | date | Thu 19 Nov
    Time | time | 08:40
    Notes | long | Before breakfast`,
  samples: rows(
    'icon | title | subtitle | value',
    () => iconFor(base.noun, 'trend'),
    (index) => at(days, index),
    (index) => at(['08:40', '19:15', '07:55', '12:30', '20:05', '08:10'], index),
    (index) => valueOf(base.noun, index + (base.turn % 3)),
  ),
  about: 'A little over the average of last week, and steadier than in October.',
  facts: `${valueOf(base.noun, 0)} | Now\n${valueOf(base.noun, 1)} | Average\n${valueOf(base.noun, 2)} | Lowest`,
  figures: `${valueOf(base.noun, 0)} | Today\n${valueOf(base.noun, 1)} | Average`,
  trend: `${base.one} | ${valueOf(base.noun, 0)} | +4 %`,
  hero: `Today | ${valueOf(base.noun, 0)} | ${base.one}, measured at 8:40 | Add a value`,
  tip: `Steadier than in October | Seven values this week`,
  use: 'Add a value',
})

/** Content of a state. */
export const stateContent = (base: Base): Content => ({
  icon: iconFor(base.noun, 'check'),
  groups: 'Good, Fair, Poor',
  fields: `
    ${base.one} | choice | Good | Good, Fair, Poor
    Date | date | Thu 19 Nov
    Checked by | person | Lea Brandt
    Notes | long | Better than last week`,
  samples: rows(
    'icon | title | subtitle | badge | tone',
    () => iconFor(base.noun, 'check'),
    (index) => at(days, index),
    (index) => `Noted by ${at(at(people, index + base.turn).split(' '), 0)}`,
    (index) => at(['Good', 'Good', 'Fair', 'Good', 'Poor', 'Good'], index + base.turn),
    (index) => at(['success', 'success', 'warning', 'success', 'danger', 'success'], index + base.turn),
  ),
  about: 'Good for four days in a row. Fair is fine, poor wants a note.',
  facts: 'Good | Now\n82 % | Average\n4 d | In a row',
  figures: '82 % | Average | +4 %\n4 | Good days',
  trend: `${base.one} | 82 % | +4 %`,
  hero: `Today | ${base.one}: good | Four days in a row | Note it`,
  tip: 'Good for four days | Last poor day was Sunday',
  use: 'Note it',
})

const units: readonly [RegExp, readonly string[]][] = [
  [/temperature/, ['18 °C', '16 °C', '14 °C']],
  [/price|cost|fee|rate|budget|balance|income|saving|value/, ['€ 24', '€ 18', '€ 12']],
  [/height|swell|depth|tide|wave/, ['1.4 m', '1.1 m', '0.6 m']],
  [/weight|harvest|yield/, ['14.2 kg', '9.8 kg', '3.1 kg']],
  [/pace/, ['5:12', '5:24', '5:41']],
  [/distance|mileage/, ['8.4 km', '6.2 km', '3.0 km']],
  [/length|width/, ['2.4 m', '1.8 m', '1.2 m']],
  [/oxygen|saturation/, ['97 %', '96 %', '94 %']],
  [/pulse|heart|bpm/, ['64 bpm', '71 bpm', '58 bpm']],
  [/pressure/, ['122/78', '128/82', '118/76']],
  [/salinity/, ['35 ppt', '34 ppt', '33 ppt']],
  [/^ph$/, ['8.2', '8.1', '7.9']],
  [/nitrate|phosphate/, ['5 mg/l', '8 mg/l', '2 mg/l']],
  [/step/, ['8,412', '6,980', '4,120']],
  [/calorie|energy intake/, ['420 kcal', '310 kcal', '180 kcal']],
  [/protein|fat|sugar|salt|fiber/, ['24 g', '18 g', '9 g']],
  [/elevation|altitude/, ['612 m', '480 m', '210 m']],
  [/power/, ['214 W', '198 W', '160 W']],
  [/fuel/, ['5.8 l', '6.1 l', '5.4 l']],
  [/share|percentage|occupancy|capacity|battery/, ['82 %', '74 %', '61 %']],
  [
    /earning|salary|wage|revenue|turnover|expense|rent|deposit|fine|profit|loss|tax|debt|money|spending/,
    ['€ 1,280', '€ 640', '€ 320'],
  ],
  [/emission|footprint|co2/, ['2.1 kg', '1.8 kg', '1.2 kg']],
  [/haemoglobin|hemoglobin/, ['13.8 g/dl', '13.2 g/dl', '12.9 g/dl']],
  [/pollen/, ['High', 'Medium', 'Low']],
  [/penalty/, ['2 min', '1 min', '30 s']],
  [/noise/, ['48 dB', '41 dB', '36 dB']],
  [/voltage/, ['12.6 V', '12.2 V', '11.9 V']],
  [/hour|time|duration/, ['2 h 10', '1 h 35', '45 min']],
  [/dose/, ['6 units', '4 units', '2 units']],
  [/glucose|reading/, ['5.6', '6.1', '4.9']],
  [/carb/, ['48 g', '36 g', '22 g']],
  [/energy|usage|\buse\b|consumption/, ['4.2 kWh', '3.8 kWh', '2.9 kWh']],
  [/speed|wind/, ['18 km/h', '14 km/h', '9 km/h']],
  [/humidity|level/, ['54 %', '48 %', '31 %']],
]

function valueOf(noun: string, index: number): string {
  const unit = units.find(([form]) => form.test(noun))?.[1] ?? ['64', '58', '41']
  return capitalise(at(unit, index))
}
