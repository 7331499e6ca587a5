import { defineEntity, type Entity } from '../entity.ts'

/** `rows` are six lines of `title | subtitle`, in the order one goes through them. */
function defineChecklist(id: string, rows: string, icon = 'check'): Entity {
  const lines = rows.trim().split(/\n\s*/)
  const [first = '', next = ''] = lines.map((line) => line.split(' | ')[0] ?? '')
  return defineEntity({
    id,
    one: 'Item',
    many: 'Items',
    // Never a description's own: kinds of app ask for it by its id.
    words: `${id} list`,
    icon,
    groups: 'Open, Done',
    fields: `
      Title | text | ${first}
      Done | switch | yes
      Notes | long | ${lines[0]?.split(' | ')[1] ?? ''}`,
    samples: ['icon | title | subtitle', ...lines.map((line) => `${icon} | ${line}`)].join('\n'),
    facts: '6 | Items\n2 | Done',
    figures: '2 | Done\n4 | Open',
    hero: `Next | ${next} | ${lines[1]?.split(' | ')[1] ?? ''} | Tick it off`,
    tip: `2 of 6 done | ${next} comes next`,
    trend: 'Done a week | 24 | +3',
    add: 'Add item',
    use: 'Tick it off',
  })
}

/** What one ticks off in kinds of app that are about something else. */
export const checklists: readonly Entity[] = [
  defineChecklist(
    'vehicle-kit',
    `
    Breathing apparatus | 4 sets, 300 bar
    Hoses, 75 mm | 8 rolls, dry
    Radios | 6, charged
    First-aid bag | Sealed, until 03/27
    Thermal camera | Battery at 90 %
    Fuel and lights | Tank full, all lamps`,
    'flag',
  ),
  defineChecklist(
    'stage-gear',
    `
    Bass amp and cab | Van, left side
    Cables, 12 | Black bag
    Drum rug and stands | Blue case
    DI boxes, 4 | With the cables
    Merch box | 40 shirts, card reader
    Spare strings and sticks | Guitar case`,
    'box',
  ),
  defineChecklist(
    'film-gear',
    `
    Camera A and B | 6 batteries, charged
    Lenses 35, 50, 85 | Cleaned
    Sound kit | 2 lavaliers, boom
    Lights, 3 | With stands and flags
    Tripod and slider | Plate is on
    Cards, 512 GB | Empty, labelled`,
    'camera',
  ),
  defineChecklist(
    'house-guide',
    `
    Getting in | Key box by the blue door, code 4186
    Heating and stove | Up to 22, wood is in the shed
    Wi-Fi | Millguest, password on the fridge
    Bins | Blue on Tuesday, glass at the corner
    Bread and bus | Mill bakery from 7, line 4
    Leaving | By 11, keys back in the box`,
    'key',
  ),
  defineChecklist(
    'turnover',
    `
    Beds and towels | Two sets upstairs
    Kitchen and fridge | Empty, wiped
    Bathroom | Soap and paper filled
    Bins out | Blue on Tuesday
    Heating to 19 | Windows shut
    Keys in the box | Code 4 1 8 6`,
    'home',
  ),
  defineChecklist(
    'shelf-cleaning',
    `
    Wipe the shelves | Today, Lea
    Check dates | Today, Omar
    Clean the fridge | Friday, Kim
    Empty the bins | Friday, Ana
    Wash the boxes | Saturday, Iris
    Refill the notes | Sunday, Tomás`,
    'leaf',
  ),
  defineChecklist(
    'tank-care',
    `
    Change a third of the water | Every Saturday
    Rinse the filter | Every second week
    Test nitrite | Today
    Trim the plants | Sunday
    Clean the glass | Sunday
    Feed, a pinch | Daily at 18:00`,
    'drop',
  ),
  defineChecklist(
    'hive-care',
    `
    Feed sugar syrup | Orchard wall, 2 litres
    Count the mites | All hives, board for three days
    Add a super | Linden, left
    Find and mark the queen | Heather stand
    Narrow the entrance | Before the first frost
    Melt the old wax | 14 frames`,
    'box',
  ),
  defineChecklist(
    'child-bag',
    `
    Rubber boots | Size 30
    Bear | Never without it
    School books | Maths, reading
    Swimming things | Wednesday
    Inhaler | Side pocket
    Warm jacket | The blue one`,
    'bag',
  ),
  defineChecklist(
    'aid-kit',
    `
    Plasters | 20, three sizes
    Sterile gauze | 6, until 2028
    Bandages | 4, one elastic
    Gloves | 8 pairs
    Scissors and tweezers | In the lid
    Rescue blanket | 2`,
    'heart',
  ),
  defineChecklist(
    'garden-work',
    `
    Water the beds | Early, before nine
    Tie up tomatoes | Bed 2
    Thin the carrots | Bed 4, to 4 cm
    Sow spinach | Row 6
    Turn the compost | Both bins
    Mulch the berries | Straw is in the shed`,
    'leaf',
  ),
  defineChecklist(
    'brew-steps',
    `
    Heat water to 72 °C | 18 l
    Mash for 60 min | Keep at 67 °C
    Sparge | 8 l at 78 °C
    Boil, first hops | 60 min
    Cool to 20 °C | Under 30 min
    Pitch the yeast | Seal and label`,
    'flame',
  ),
  defineChecklist(
    'lab-steps',
    `
    Thaw samples on ice | 20 min
    Label the tubes | A1 to A12
    Mix the buffer | 250 ml, pH 7.4
    Spin down | 5 min, 4,000 rpm
    Load the plate | Two controls
    Write it down | Batch and time`,
    'drop',
  ),
  defineChecklist(
    'herd-work',
    `
    Feed the calves | 06:00, barn 2
    Check the fence | Top field
    Refill the trough | East side
    Ear tags, 3 new | Numbers 418 to 420
    Treat hooves | Two in pen 4
    Clean the parlour | After milking`,
    'leaf',
  ),
]
