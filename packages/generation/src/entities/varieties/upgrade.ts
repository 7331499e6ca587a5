import { upgrade } from '../upgrade.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

/** What a little firm of the game buys: six as "icon name", what helpers do while one is away, three groups. */
function firm(signs: string, groups: string, things: string, away: string, about: string): VarietySource {
  const lines = [
    'Level 7, +12 a second | 1.2k | success',
    'Works while you sleep | 4.8k | primary',
    'Double for 2 minutes | 3 gems | warning',
    '+60 a second | 18k | accent',
    'Level 3, +8 % | 940 | success',
    'Level 1, +25 a second | 7.5k | primary',
  ]
  const named = things.split('; ').map((thing) => thing.replace(' ', ' | '))
  const next = named[3]?.split(' | ')[1] ?? ''
  return {
    signs,
    groups,
    fields: `Upgrade | text | ${named[0]?.split(' | ')[1] ?? ''}`,
    samples: [
      'icon | title | subtitle | value | tone',
      ...named.map((thing, index) => `${thing} | ${lines[index] ?? ''}`),
    ].join('\n'),
    about,
    hero: `While you were away | 12,480 coins | ${away} | Collect`,
    tip: `Next: ${next.toLowerCase()} | 6,200 coins to go`,
  }
}

export const upgradeVarieties = defineVarieties(upgrade, [
  firm(
    'bakery 6, baker 5, bread 4, cookie 6, cake 5, buns 5, cupcake 6',
    'Oven, Bakers, Boosts',
    'flame Bigger oven; user Hire Omar; sun Sunday morning; cart Second bakery; star Better sign; bolt Kneading machine',
    'Omar and Iris kept baking',
    'Twelve buns more a second, and none of them burnt. Pays for itself in a minute and forty.',
  ),
  firm(
    'farm 6, farming 6, carrot 5, crop 4, chicken 5, cow 4, bee 5, honey 5, field 4, garden 4',
    'Fields, Helpers, Boosts',
    'leaf Wider rows; user Hire Omar; sun Warm week; truck Second tractor; star Better seed; drop Watering',
    'The barn kept earning',
    'Twelve more a second from the same field. Pays for itself in a minute and forty.',
  ),
  firm(
    'mine 4, miner 6, mining 6, gold 3, dig 5, space 5, planet 5, robot 5, rocket 5, asteroid 5, factory 5',
    'Shafts, Crew, Boosts',
    'tools Better drills; user Hire Omar; bolt Overdrive; layers Second shaft; star Richer vein; box Conveyor',
    'The crew kept digging',
    'Twelve more a second, two levels deeper. Pays for itself in a minute and forty.',
  ),
  firm(
    'restaurant 5, noodle 5, cafe 5, coffee 5, pizza 5, kitchen 4, food truck 6, sushi 5',
    'Kitchen, Staff, Boosts',
    'pot Bigger pot; user Hire Omar; star Good review; home Second place; fork Better knives; bolt Faster stove',
    'Omar and Iris kept cooking',
    'Twelve plates more a second, all of them hot. Pays for itself in a minute and forty.',
  ),
  firm(
    'city 5, town 5, village 5, kingdom 5, castle 5, island 4, lighthouse 5, harbour 4, ship 4',
    'Houses, People, Boosts',
    'home More houses; user Hire Omar; sun Market day; building Town hall; flag New gate; bulb Lighthouse',
    'The whole town kept working',
    'Room for twelve families more. Pays for itself in a minute and forty.',
  ),
  firm(
    'fish 5, fishing 5, ocean 5, underwater 6, oyster 6, aquarium 5, pearl 6',
    'Reef, Divers, Boosts',
    'wave Deeper dive; user Hire Omar; moon Spring tide; flag Second boat; star Finer pearls; box Larger crates',
    'The oysters kept going',
    'Twelve pearls more a second from the same reef. Pays for itself in a minute and forty.',
  ),
])
