import { checklists } from '../checklists.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

const steps = checklists.find(({ id }) => id === 'brew-steps')

/** What one does on the day it is made, in six steps; without these words it is beer. */
function day(signs: string, lines: string): VarietySource {
  const [first = '', second = ''] = lines
    .trim()
    .split('\n')
    .map((line) => line.split('|')[0]?.trim() ?? '')
  return {
    signs,
    samples: `title | subtitle\n${lines.trim()}`,
    about: 'Clean hands, clean glass, and the date on the label.',
    hero: `Next | ${second} | After ${first.toLowerCase()} | Tick it off`,
    tip: `2 of 6 done | ${second} comes next`,
  }
}

export const brewStepsVarieties = steps
  ? defineVarieties(steps, [
      day(
        'cider 5, apple juice 4, perry 5, press 3',
        `
        Wash and sort | No rot, stalks may stay
        Mill the apples | Into the clean tub
        Press | Twice, slowly
        Fill the barrel | A hand below the rim
        Pitch the yeast | Under 20 °C
        Airlock and label | Sorts and date`,
      ),
      day(
        'wine 2, winemaker 4, winemakers 4, winemaking 4, grape 3, grapes 3',
        `
        Sort and destem | Leaves out
        Crush | By foot or mill
        Sulphur, 40 mg | Per litre
        Press after a night | White at once
        Pitch the yeast | EC-1118
        Read sugar and acid | Into the book`,
      ),
      day(
        'mead 5, honey wine 6',
        `
        Warm the honey | Not over 40 °C
        Stir into water | 10 litres
        Cool to 20 °C | Lid on
        Feed the yeast | Half now, half on day 3
        Pitch the yeast | D47
        Airlock and label | Honey and date`,
      ),
      day(
        'kombucha 4, kefir 4, ferment 2, sauerkraut 4, kimchi 4, ginger beer 5',
        `
        Boil the jars | Dry upside down
        Brew the tea or cut | 8 g a litre, or 3 mm
        Sugar or salt | 60 g, or 2 percent
        Let it cool | Under 28 °C
        Add the starter | A cup of the last one
        Cover and label | Cloth, date`,
      ),
    ])
  : []
